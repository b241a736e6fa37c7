// Another board: which, and whether the ship is carried over.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { choiceOf, ownChoices } from '../boards/choices';
import { boards } from '../boards/shelf';
import { catalogue } from '../catalogue';
import { Button } from '../look/button';
import { Select } from '../look/select';
import { groundOf } from '../ship/places';
import { t } from '../words';
import type { Bench } from './bench';
import { isFresh } from './boards';

/** The board that is shown, and a button for another one. */
export function Begin({ bench }: { bench: Bench }) {
  const [isOpen, open] = useState(false);
  const now = useMemo(() => choiceOf(bench.layout), [groundOf(bench.layout)]);
  const options = useMemo(() => optionsWith(now), [now, boards.changes.value]);
  const name = options.find(([choice]) => choice === now)?.[1];
  return (
    <span class="bar shipyard-begin">
      <span id="board-now">
        {t('class')} <strong>{name}</strong>
      </span>
      <Button id="new-board" aria-haspopup="dialog" onClick={() => open(true)}>
        {t('shipyard-begin')}
      </Button>
      {isOpen && <Dialog bench={bench} now={now} options={options} close={() => open(false)} />}
    </span>
  );
}

function optionsWith(now: string): [string, string][] {
  const options: [string, string][] = [
    ...catalogue().classes.map((each): [string, string] => [each, each]),
    ...ownChoices().map(({ choice, name }): [string, string] => [choice, name]),
  ];
  // that of a ship from elsewhere
  if (!options.some(([choice]) => choice === now)) options.push([now, t('board-of-ship')]);
  return options;
}

type Props = { bench: Bench; now: string; options: [string, string][]; close: () => void };

function Dialog({ bench, now, options, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [wanted, want] = useState(now);
  const { layout } = bench;
  const isEmpty = isFresh(layout);
  const moved = useMemo(() => (isEmpty ? null : bench.carried(wanted)), [layout, wanted]);
  const [count, kept] = [layout.tiles.length, moved?.kept ?? 0];
  const done = (act: () => void) => () => {
    dialog.current?.close();
    act();
  };
  return (
    <dialog ref={dialog} aria-label={t('shipyard-begin')} onClose={close}>
      <Select label={t('shipyard-new-class')} id="class" options={options} value={wanted} onChange={want} />
      {!isEmpty && <p id="carried">{t('shipyard-ask', { count, kept })}</p>}
      <div class="bar">
        <Button id="begin-empty" main={isEmpty} onClick={done(() => bench.begin(wanted))}>
          {t(isEmpty ? 'shipyard-begin' : 'shipyard-begin-empty')}
        </Button>
        {!isEmpty && wanted !== now && kept > 0 && (
          <Button main id="carry" onClick={done(() => bench.carry(wanted))}>
            {t('shipyard-carry')}
          </Button>
        )}
        <Button class="cancel" onClick={() => dialog.current?.close()}>
          {t('cancel')}
        </Button>
      </div>
    </dialog>
  );
}
