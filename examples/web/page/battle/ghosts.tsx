// Where ships would end: a squadron that is pointed at, a capital ship on the pose that is pointed at.
import type * as sw from '../../js/index';
import { ahead, distance, facingOf, type Hex, middle, radiusOf, same } from './board/geometry';
import { Ghost } from './board/ships';
import { fightersOf, seatOf, squadronOf } from './names';
import type { Path, Spot } from './paths';
import { type Scene, shipAt, shipOf } from './scene';

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

/** Where the fighters of a squadron land, and what is there. The elite chooses its own way. */
function Flight({ view, scene, ids, twice }: { view: sw.BattleView; scene: Scene; ids: number[]; twice: number[] }) {
  const far = view.card?.[0] ?? 0;
  const own = ids.flatMap((id) => shipOf(scene, id) ?? []).filter(({ elite }) => !elite);
  return (
    <g class="bb-flight">
      {own.map(({ id, at, facing }) => {
        const to = ahead(at[0], facing, twice.includes(id) ? 2 * far : far);
        const [[x1, y1], [x2, y2]] = [middle(at[0]), middle(to)];
        const met = meets(to, id, view, scene, ids);
        return (
          <g key={id} class={`s${seatOf(id)} ${met}`}>
            <line class="bb-track" x1={x1} y1={y1} x2={x2} y2={y2} />
            <Ghost id={id} at={[to]} facing={facing} class={met} />
            {met === 'bad' && <path class="bb-cross" d={`M${x2 - 14} ${y2 - 14}l28 28m0-28l-28 28`} />}
          </g>
        );
      })}
    </g>
  );
}

/** What a fighter meets where it lands, for its colour only: the rules decide when it lands. */
function meets(to: Hex, id: number, view: sw.BattleView, scene: Scene, squadron: number[]): 'free' | 'good' | 'bad' | 'crash' {
  if (distance(to, [0, 0]) > radiusOf(view.layout) || scene.asteroids.some((rock) => same(rock, to))) return 'bad';
  const other = shipAt(scene, to);
  if (other && !squadron.includes(other.id)) return seatOf(other.id) === seatOf(id) ? 'bad' : 'crash';
  return scene.probes.some((probe) => same(probe, to)) ? 'good' : 'free';
}
