// The bar of the shipyard: another board, undo, files, the link, what is shown.
import { useMemo, useState } from 'preact/hooks';
import type { Side } from '../../js/index';
import { Button } from '../look/button';
import { download, Opener } from '../look/files';
import { Select } from '../look/select';
import { groundOf, marksOf } from '../ship/places';
import { t } from '../words';
import { Begin } from './begin';
import type { Bench } from './bench';
import { isFresh } from './boards';
import { before } from './history';

type Props = { bench: Bench; share: () => void };

export function Bar({ bench, share }: Props) {
  const sides = (['front', 'right', 'rear', 'left'] as const).map((side) => [side, t(`side-${side}`)] as const);
  const { canUndo, canRedo, isPlan, heat, layout } = bench.now;
  const hasMarks = useMemo(() => marksOf(layout).length > 0, [groundOf(layout)]);
  const [isOpen, unfold] = useState(false);
  const empty = isFresh(layout) && t('shipyard-empty');
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
        <Button id="clear" why={empty} onClick={() => bench.clear()}>
          {t('clear')}
        </Button>
        {before() && (
          <Button id="before" onClick={() => bench.back()}>
            {t('shipyard-before')}
          </Button>
        )}
      </span>
    </div>
  );
}
