// Beside the board: the sand, the cards, the end of building, the others, the log.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Layout } from '../../js/index';
import * as sw from '../../js/index';
import { CardFace } from '../flight/card';
import '../flight/flight.css';
import { Button } from '../look/button';
import { Fold } from '../look/fold';
import { Ruled } from '../look/ruled';
import type { Looks } from '../looks';
import { Mistakes } from '../ship/mistakes';
import { SmallShip } from '../ship/small';
import { Tile } from '../ship/tile';
import { phrase, tell } from '../told';
import { capital, t } from '../words';
import { askToFinish } from './asked';
import type { Building } from './building';
import { Act } from './hand';
import { componentOf } from './held';

type Props = { yard: Building; looks: Looks<'game'> };

export function Side({ yard, looks }: Props) {
  return (
    <section class="yard-side">
      {looks.seat !== null && yard.view.step === 'building' && (
        <>
          {!looks.isAlone && <Piles yard={yard} />}
          <Orders yard={yard} isAlone={looks.isAlone === true} />
        </>
      )}
      <Wrong yard={yard} />
      {!looks.isAlone && <Others view={yard.view} looks={looks} />}
      {looks.seat !== null && <Help yard={yard} looks={looks} />}
      <AllChoices yard={yard} />
      <Log looks={looks} />
    </section>
  );
}

/** Three piles of the cards to come: look at them one at a time. */
function Piles({ yard }: { yard: Building }) {
  const [open, setOpen] = useState<number | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { piles } = yard.view;
  const look = (pile: number) => {
    if (yard.offers.some(({ choice }) => choice.do === 'look' && choice.pile === pile)) {
      yard.attempt({ do: 'look', pile });
      setOpen(pile);
      dialog.current?.showModal();
    } else yard.attempt({ do: 'look', pile });
  };
  const shown = open === null ? null : piles[open - 1];
  return (
    <div class="yard-piles" role="group" aria-label={t('yard-piles')}>
      {[1, 2, 3].map((pile) => (
        <Act key={pile} id={`pile${pile}`} can={yard.can('look')} does={() => look(pile)} why={() => look(pile)}>
          {t('yard-pile', { pile })}
        </Act>
      ))}
      <dialog ref={dialog} class="yard-cards" aria-label={t('yard-pile', { pile: open ?? 1 })} onClose={() => setOpen(null)}>
        <h2>{t('yard-pile', { pile: open ?? 1 })}</h2>
        <div class="yard-faces">
          {shown?.map((card) => (
            <CardFace key={JSON.stringify(card)} card={card} />
          ))}
        </div>
        <Button main onClick={() => dialog.current?.close()}>
          {t('close')}
        </Button>
      </dialog>
    </div>
  );
}

/** Places at the start, which order tiles stand for: the last word, so it is asked. */
function Orders({ yard, isAlone }: { yard: Building; isAlone: boolean }) {
  if (yard.me.order !== null) return null;
  const offers = yard.offers.flatMap(({ choice, text }) => (choice.do === 'finish' ? [{ choice, text }] : []));
  const taken = yard.view.players.map(({ order }) => order);
  const lowest = taken.map((_, place) => place + 1).find((order) => !taken.includes(order)) ?? taken.length;
  if (offers.length === 0) {
    const finish = { do: 'finish', order: null } as const;
    return (
      <div class="yard-orders">
        <Act id="finish" can={false} does={() => {}} why={() => yard.attempt(finish)}>
          {t('yard-finish')}
        </Act>
      </div>
    );
  }
  return (
    <div class="yard-orders">
      {offers.map(({ choice, text }, place) => (
        <Button key={text} id={place === 0 ? 'finish' : undefined} onClick={() => askToFinish(yard, choice)}>
          {isAlone ? t('yard-finish') : t('yard-finish-with', { order: choice.order ?? lowest })} …
        </Button>
      ))}
    </div>
  );
}

/** The mistakes of the own ship so far. */
function Wrong({ yard: { me } }: { yard: Building }) {
  const { told } = useMemo(() => sw.must(sw.inspect(me.layout as Layout)), [me.layout]);
  if (told.length === 0) return null;
  return (
    <Fold title={t('yard-wrong', { count: told.length })} id="wrong">
      <Mistakes told={told} />
    </Fold>
  );
}

function Others({ view, looks }: { view: Building['view']; looks: Looks<'game'> }) {
  const others = view.players.filter(({ seat }) => seat !== (looks.seat ?? 0));
  return (
    <div class="yard-others">
      {others.map(({ seat, layout, hand, order }) => (
        <div key={seat} class={`yard-other s${seat}`}>
          <SmallShip
            id={`ship${seat}`}
            who={looks.who(seat)}
            soft={order === null ? undefined : t('yard-order', { order })}
            layout={layout as Layout}
            label={t('ship-of', { who: looks.who(seat) })}
          />
          {hand !== null && (
            <span class="yard-their-hand">
              <Tile component={componentOf(hand, seat)} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

function Help({ yard, looks }: { yard: Building; looks: Looks<'game'> }) {
  // a hint stays while others build
  const given = useRef<{ hint: Looks<'game'>['hint']; state: string }>({ hint: null, state: '' });
  if (looks.hint || given.current.state !== yard.state) given.current = { hint: looks.hint, state: yard.state };
  const { hint } = given.current;
  if (yard.offers.length === 0) return null;
  return (
    <div class="yard-help">
      <Button id="hint" onClick={looks.ask}>
        {t('hint')}
      </Button>
      <Button id="advise" onClick={looks.advise}>
        {t('bot-move')}
      </Button>
      <p class="yard-hint" role="status" id="hinted">
        {hint && <Hinted hint={hint} />}
      </p>
    </div>
  );
}

function Hinted({ hint: { does, told, reasons } }: { hint: NonNullable<Looks<'game'>['hint']> }) {
  const why = capital(reasons.map(phrase).join(', '));
  return (
    <>
      <strong>{tell({ says: does, told })}.</strong> <Ruled text={why && `${why}.`} />
    </>
  );
}

/** Every choice as a list: placing is done on the board, by keys too. */
function AllChoices({ yard }: { yard: Building }) {
  if (yard.offers.length === 0) return null;
  return (
    <Fold title={t('yard-all-choices')} id="choices">
      <div class="yard-list">
        {yard.offers.map(({ choice, text }) => (
          <Button key={text} class="choice" onClick={() => (choice.do === 'finish' ? askToFinish(yard, choice) : yard.attempt(choice))}>
            {text}
          </Button>
        ))}
      </div>
      <p class="soft">{t('yard-keys')}</p>
    </Fold>
  );
}

function Log({ looks }: { looks: Looks<'game'> }) {
  return (
    <Fold title={t('log')} id="log">
      <ul class="yard-log">
        {looks.lines.map((line, place) => (
          <li key={looks.lines.length - place}>{tell(line)}</li>
        ))}
      </ul>
    </Fold>
  );
}
