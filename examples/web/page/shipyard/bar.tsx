// The bar of the shipyard: another board, undo, files, the link, what is shown.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Side } from '../../js/index';
import { choiceOf, ownChoices } from '../boards/choices';
import { boards } from '../boards/shelf';
import { catalogue } from '../catalogue';
import { Button } from '../look/button';
import { download, Opener } from '../look/files';
import { ask } from '../look/question';
import { Select } from '../look/select';
import { groundOf, marksOf } from '../ship/places';
import { t } from '../words';
import type { Bench } from './bench';
import { before } from './history';

type Props = { bench: Bench; share: () => void };

export function Bar({ bench, share }: Props) {
  const sides = (['front', 'right', 'rear', 'left'] as const).map((side) => [side, t(`side-${side}`)] as const);
  const { canUndo, canRedo, isPlan, heat, layout } = bench.now;
  const isEmpty = layout.tiles.length === 0;
  const hasMarks = useMemo(() => marksOf(layout).length > 0, [groundOf(layout)]);
  const [isOpen, unfold] = useState(false);
  const clear = () => bench.put({ ...layout, tiles: [] });
  return (
    <div class="bar shipyard-bar">
      <Begin bench={bench} />
      {hasMarks && <Button onClick={() => bench.roll()}>{t('random')}</Button>}
      <Button id="undo" why={canUndo ? '' : t('undo-none')} onClick={() => bench.step(-1)}>
        {t('undo')}
      </Button>
      <Button id="redo" why={canRedo ? '' : t('redo-none')} onClick={() => bench.step(1)}>
        {t('redo')}
      </Button>
      <Button id="more" aria-expanded={isOpen} onClick={() => unfold(!isOpen)}>
        {t('shipyard-more')}
      </Button>
      <span class={isOpen ? 'bar shipyard-more open' : 'bar shipyard-more'}>
        <Button id="clear" why={isEmpty ? t('shipyard-empty') : ''} onClick={clear}>
          {t('clear')}
        </Button>
        <Button id="share" onClick={share}>
          {t('share')}
        </Button>
        <Opener text={t('open')} open={(text, name) => bench.open(text, name)} />
        <Button onClick={() => download('ship.json', JSON.stringify(bench.layout))}>{t('save')}</Button>
        <Button id="plan" aria-pressed={isPlan} onClick={() => bench.set({ isPlan: !isPlan })}>
          {t('plan-view')}
        </Button>
        <Select
          label={t('heat')}
          id="heat"
          options={[['', t('heat-off')], ...sides]}
          value={heat ?? ''}
          onChange={(side) => bench.set({ heat: (side || null) as Side | null })}
        />
        {before() && (
          <Button id="before" onClick={() => bench.back()}>
            {t('shipyard-before')}
          </Button>
        )}
      </span>
    </div>
  );
}

/** Another board: on an empty one it is there as soon as it is chosen; if components would go, a button leads on, and asks. */
function Begin({ bench }: { bench: Bench }) {
  const now = useMemo(() => choiceOf(bench.layout), [groundOf(bench.layout)]);
  const [wanted, want] = useState(now);
  useEffect(() => want(now), [now]);
  const own = useMemo(ownChoices, [boards.changes.value]);
  const options: [string, string][] = [
    ...catalogue().classes.map((each): [string, string] => [each, each]),
    ...own.map(({ choice, name }): [string, string] => [choice, name]),
  ];
  // that of a ship from elsewhere
  if (!options.some(([choice]) => choice === now)) options.push([now, t('board-of-ship')]);
  const count = bench.layout.tiles.length;
  const choose = (choice: string) => (count === 0 ? bench.begin(choice) : want(choice));
  const begin = () => (count === 0 ? bench.begin(wanted) : ask(t('shipyard-ask', { count }), [[t('shipyard-begin'), () => bench.begin(wanted)]]));
  return (
    <span class="bar shipyard-begin">
      <Select label={t('class')} id="class" options={options} value={wanted} onChange={choose} />
      {wanted !== now && (
        <Button main id="new-board" onClick={begin}>
          {t('shipyard-begin')}
        </Button>
      )}
    </span>
  );
}
