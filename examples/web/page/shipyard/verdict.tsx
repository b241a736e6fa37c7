// The verdict on a ship: legality, value, mistakes, and the smallest repair.
import { useMemo } from 'preact/hooks';
import * as sw from '../../js/index';
import { Button } from '../look/button';
import { Ruled } from '../look/ruled';
import { isStartless, isUnmanned, lacking } from '../ship/lacks';
import { without } from '../ship';
import { Mistakes } from '../ship/mistakes';
import { lines } from '../told';
import { spoken, t } from '../words';
import type { Bench } from './bench';
import { isFresh } from './boards';

export function Verdict({ bench }: { bench: Bench }) {
  const seen = useMemo(() => sw.must(sw.inspect(bench.layout)), [bench.layout, spoken()]);
  const isEmpty = isFresh(bench.layout);
  const words = isEmpty ? t('shipyard-empty') : verdictOn(seen);
  const lacks = isEmpty ? '' : lacking(seen, bench.layout);
  return (
    <section class="yard-side" aria-label={t('shipyard-verdict')}>
      <p class={isEmpty ? 'soft' : seen.legal && !isUnmanned(seen) ? 'good' : 'bad'} id="verdict" role="status">
        {words}
      </p>
      {lacks && (
        <p class="soft" id="lacks">
          {lacks}
        </p>
      )}
      {seen.told.length > 0 && <Mistakes told={seen.told} />}
      <div>
        <Button id="repair" why={isEmpty ? t('shipyard-empty') : ''} onClick={() => bench.advise()}>
          {t('repair')}
        </Button>
      </div>
      <Advice bench={bench} />
      {!isEmpty && <Facts seen={seen} />}
      <p class="soft">{t('shipyard-keys')}</p>
    </section>
  );
}

function verdictOn(seen: sw.Inspection): string {
  if (!seen.legal) return t('not-legal', { count: seen.told.length });
  return t(isUnmanned(seen) ? 'legal-unmanned' : 'legal');
}

function Facts({ seen: { weak_spot: spot, report, strengths, crew, batteries } }: { seen: sw.Inspection }) {
  const range = ([least, most]: [number | string, number | string]) => t('range', { least, most });
  const premium = spot && t('premium-of', { credits: spot.premium, cells: spot.cells.length });
  const rows: [string, string, string][] = [
    ['premium', t('shipyard-premium'), premium ?? t('shipyard-premium-none')],
    ['exposed', t('exposed'), String(report.exposed)],
    ['engines', t('engines'), range(strengths.engines)],
    ['cannons', t('cannons'), range(strengths.cannons)],
    ['crew', t('crew'), String(crew ?? t('shipyard-once-legal'))],
    ['batteries', t('batteries'), String(batteries ?? t('shipyard-once-legal'))],
  ];
  return (
    <dl class="facts">
      {rows.map(([key, label, value]) => [
        <dt key={`${key} label`}>{label}</dt>,
        <dd key={key} data-fact={key}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}

function Advice({ bench }: { bench: Bench }) {
  const { advice, layout } = bench.now;
  if (!advice) return null;
  const losses = lines(advice);
  if (losses.length === 0) return <p class="hint">{t('legal')}</p>;
  return (
    <div class="hint" id="repaired">
      <ol class="losses">
        {losses.map((line) => (
          <li key={line}>
            <Ruled text={line} />
          </li>
        ))}
      </ol>
      <p>{t(advice.proven ? 'repaired-fewest' : 'repaired-unproven')}</p>
      {isStartless(without(layout, advice.removed as sw.Cell[])) && <p>{t('lacks-start')}</p>}
      <Button main id="apply" onClick={() => bench.remove(advice.removed)}>
        {t('apply')}
      </Button>
    </div>
  );
}
