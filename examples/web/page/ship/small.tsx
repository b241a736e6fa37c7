// Somebody's ship, small; a click enlarges it.
import { useRef, useState } from 'preact/hooks';
import { t } from '../words';
import { Plan } from './plan';
import { Ship, type ShipProps } from './ship';

type Props = ShipProps & { who: string; soft?: string; id?: string };

/** `soft` stands beside the name. */
export function SmallShip({ who, soft, id, ...ship }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [plan, setPlan] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <figure class="ship-small" id={id}>
      <button type="button" onClick={show}>
        <span class="hidden">{`${t('ship-of', { who })}. ${t('enlarge')}`}</span>
        <span aria-hidden>
          <Ship {...ship} />
        </span>
      </button>
      <figcaption>
        {who} {soft && <span class="soft">{soft}</span>}
      </figcaption>
      <dialog ref={dialog} class="ship-large" aria-label={t('ship-of', { who })} onClose={() => setOpen(false)}>
        <div class="bar">
          <h2>{t('ship-of', { who })}</h2>
          <button type="button" aria-pressed={plan} onClick={() => setPlan(!plan)}>
            {t('plan-view')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('close')}
          </button>
        </div>
        {open && (plan ? <Plan {...planned(ship)} /> : <Ship {...ship} />)}
      </dialog>
    </figure>
  );
}

/** What the plan shows of the same ship. */
function planned({ layout, fleet, mistakes, weak_spot, heat, struck, lost, chosen, pieces }: ShipProps) {
  return { layout, fleet, mistakes, weak_spot, heat, struck, lost, chosen, pieces };
}
