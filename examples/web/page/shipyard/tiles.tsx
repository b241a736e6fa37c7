// The tiles of the shipyard: the one in hand, a hint for it, and the whole set by kind.
import { useMemo } from 'preact/hooks';
import { catalogue } from '../catalogue';
import { Button } from '../look/button';
import { Ruled } from '../look/ruled';
import { Select } from '../look/select';
import { placeName } from '../ship';
import { namesOf } from '../ship/places';
import { phrase, tell } from '../told';
import { capital, t, term } from '../words';
import type { Carry } from '../yard/carry';
import { Hand, Key } from '../yard/hand';
import { Pool } from '../yard/pool';
import type { Bench, Hinted } from './bench';

type Props = { bench: Bench; carry: Carry; took: (byKeys: boolean) => void };

export function Tiles({ bench, carry, took }: Props) {
  const { tiles } = catalogue();
  const kinds = useMemo(() => [...new Set(tiles.map((tile) => tile.kind))], []);
  const { hand, hint, kind } = bench.now;
  const used = bench.used();
  const gone = useMemo(() => tiles.map((tile) => ({ ...tile, gone: true })), []);
  const ofKind = (tile: (typeof tiles)[number]) => !kind || tile.kind === kind;
  const shown = tiles.map((tile, place) => (used.has(tile.tile) ? gone[place] : tile)).filter(ofKind);
  return (
    <section class="yard-tiles" aria-label={t('pool')}>
      <Hand component={hand} turn={() => bench.turn(1)} grab={carry.start}>
        <Button id="put-down" why={hand ? '' : t('hand-free')} onClick={() => bench.take(null)}>
          {t('shipyard-put-down')} <Key of="Esc" />
        </Button>
        <Button id="hint" why={hand ? '' : t('hand-free')} onClick={() => void bench.ask()}>
          {t('hint')}
        </Button>
      </Hand>
      <p class="hint" role="status" id="hinted">
        {hint && <HintOf bench={bench} hint={hint} />}
      </p>
      <div class="bar shipyard-filter">
        <Select label={t('filter')} options={[['', t('filter-all')], ...kinds.map((each) => [each, term(each)] as const)]} value={kind} onChange={(next) => bench.set({ kind: next })} />
        <Button
          id="draw"
          aria-disabled={bench.canDraw ? undefined : 'true'}
          onClick={(event) => {
            took(event.detail === 0);
            bench.draw();
          }}
        >
          {t(kind ? 'shipyard-draw-kind' : 'shipyard-draw')} <Key of="N" />
        </Button>
      </div>
      <div class="yard-pool">
        <Pool
          tiles={shown}
          label={t('pool')}
          take={({ component, gone: isGone }, byKeys) => {
            if (isGone) return bench.set({ said: t('shipyard-gone') });
            took(byKeys);
            bench.take(component);
          }}
          grab={(event, { component }) => carry.start(event, () => bench.take(component))}
        />
      </div>
    </section>
  );
}

function HintOf({ bench, hint }: { bench: Bench; hint: Hinted }) {
  if (typeof hint === 'string') return <strong>{t(hint === 'nowhere' ? 'nowhere' : 'shipyard-loose')}</strong>;
  const doIt = (
    <Button id="do-it" onClick={() => bench.follow(hint)}>
      {t('do-it')}
    </Button>
  );
  if ('fits' in hint) {
    const cell = placeName(namesOf(bench.layout), hint.fits.cell);
    return (
      <>
        <strong>{t('shipyard-joins', { cell })}</strong> {doIt}
      </>
    );
  }
  const why = capital(hint.reasons.map(phrase).join(', '));
  return (
    <>
      <strong>{tell({ says: hint.does, told: hint.told })}.</strong> <Ruled text={why && `${why}.`} /> {doIt}
    </>
  );
}
