// The bar of the shipyard: another board, undo, files, the link, what is shown.
import { useState } from 'preact/hooks';
import type { Side } from '../../js/index';
import { catalogue } from '../catalogue';
import { Button } from '../look/button';
import { download, Opener } from '../look/files';
import { ask } from '../look/question';
import { Select } from '../look/select';
import { marksOf } from '../ship/places';
import { t } from '../words';
import type { Bench } from './bench';
import { before } from './history';

type Props = { bench: Bench; share: () => void };

export function Bar({ bench, share }: Props) {
  const sides = (['front', 'right', 'rear', 'left'] as const).map((side) => [side, t(`side-${side}`)] as const);
  const { canUndo, canRedo, isPlan, heat, layout } = bench.now;
  const isEmpty = layout.tiles.length === 0;
  const clear = () => bench.put({ ...layout, tiles: [] });
  return (
    <div class="bar shipyard-bar">
      <Begin bench={bench} />
      {marksOf(layout).length > 0 && <Button onClick={() => bench.roll()}>{t('random')}</Button>}
      <Button id="undo" disabled={!canUndo} onClick={() => bench.step(-1)}>
        {t('undo')}
      </Button>
      <Button id="redo" disabled={!canRedo} onClick={() => bench.step(1)}>
        {t('redo')}
      </Button>
      <Button disabled={isEmpty} onClick={clear}>
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
    </div>
  );
}

/** Another board: the class is chosen first, so that an arrow key empties nothing. */
function Begin({ bench }: { bench: Bench }) {
  const { classes } = catalogue();
  const [chosen, choose] = useState<string | null>(null);
  const name = chosen ?? bench.layout.class ?? classes[0];
  const begin = () => {
    choose(null);
    bench.begin(name);
  };
  const askFirst = () => {
    const count = bench.layout.tiles.length;
    if (count === 0) begin();
    else ask(t('shipyard-ask', { count }), [[t('shipyard-begin'), begin]]);
  };
  return (
    <span class="bar shipyard-begin">
      <Select label={t('class')} id="class" options={classes.map((each) => [each, each] as const)} value={name} onChange={choose} />
      {name !== bench.layout.class && (
        <Button id="begin" main onClick={askFirst}>
          {t('shipyard-begin')}
        </Button>
      )}
    </span>
  );
}
