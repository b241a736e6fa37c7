// Where ships would end: a squadron that is pointed at, a capital ship on the pose that is pointed at.
import type * as sw from '../../js/index';
import { facingOf, middle } from './board/geometry';
import { Ghost } from './board/ships';
import { landingsOf } from './landings';
import { fightersOf, seatOf, squadronOf } from './names';
import type { Path, Spot } from './paths';
import type { Scene } from './scene';

type Props = { view: sw.BattleView; scene: Scene; spot: Spot | null; paths: Path[]; wing: number[] };

export function Ghosts({ view, scene, spot, paths, wing }: Props) {
  const of = paths[0]?.of.choice;
  const doubled = wing.length ? squadronOf(wing[0]) : null;
  if (doubled) return <Flight view={view} scene={scene} ids={fightersOf(doubled)} twice={wing} />;
  if (!spot || !of || !('do' in of)) return null;
  if (of.do === 'squadron') return <Flight view={view} scene={scene} ids={fightersOf(of.squadron)} twice={[]} />;
  if (of.do === 'capital' && /^[hd]/.test(spot)) {
    return (
      <>
        {paths.slice(0, 1).map(({ of: { choice } }) =>
          'do' in choice && choice.do === 'capital' ? (
            <Ghost key="capital" id={choice.ship} at={choice.to} facing={facingOf(choice.to)} />
          ) : null,
        )}
      </>
    );
  }
  return null;
}

/** Where the fighters of a squadron land, and what is there. */
function Flight({ view, scene, ids, twice }: { view: sw.BattleView; scene: Scene; ids: number[]; twice: number[] }) {
  return (
    <g class="bb-flight">
      {landingsOf(view, scene, ids, twice).map(({ ship: { id, at, facing }, to, met }) => {
        const [[x1, y1], [x2, y2]] = [middle(at[0]), middle(to)];
        return (
          <g key={id} class={`s${seatOf(id)} ${met}`}>
            <line class="bb-track" x1={x1} y1={y1} x2={x2} y2={y2} />
            <Ghost id={id} at={[to]} facing={facing} class={met} />
            {met === 'bad' && <path class="bb-cross" d={`M${x2 - 14} ${y2 - 14}l28 28m0-28l-28 28`} />}
            {met === 'crash' && <path class="bb-ram" d={RAM} transform={`translate(${x2} ${y2}) scale(1.35)`} />}
          </g>
        );
      })}
    </g>
  );
}

/** The burst that marks an enemy that is rammed. */
const RAM = 'M0-34 8-14 29-17 16 0 29 17 8 14 0 34-8 14-29 17-16 0-29-17-8-14z';
