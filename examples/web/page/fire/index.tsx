// A ship under fire: choose or roll attacks, defend, keep a piece.
import { useMemo } from 'preact/hooks';
import * as sw from '../../js/index';
import { Fold } from '../look/fold';
import { found, placeName, same } from '../ship';
import { namesOf } from '../ship/places';
import { Ship } from '../ship/ship';
import { t } from '../words';
import { Attacks } from './attacks';
import './fire.css';
import { harmed } from './outlook';
import { Pieces, Reactions } from './reactions';
import { sampleOf } from './sample';
import { Siege } from './siege';
import { waysOf } from './ways';

/** The shipyard's ship if it can fly, else a sample. */
function begun(): { siege: Siege; isSample: boolean; why: 'none' | 'illegal' } {
  const { layout } = found();
  const gate = sw.fleet(layout);
  const isEmpty = layout.tiles.length < 2;
  if ('ok' in gate && !isEmpty) return { siege: new Siege(layout, gate.ok), isSample: false, why: 'none' };
  const sample = sampleOf();
  return { siege: new Siege(sample, sw.must(sw.fleet(sample))), isSample: true, why: isEmpty ? 'none' : 'illegal' };
}

export function Fire() {
  const { siege, isSample, why } = useMemo(begun, []);
  const fleet = siege.fleet.value;
  const state = siege.state.value;
  const { layout } = siege;
  const names = useMemo(() => namesOf(layout), [layout]);
  const name = (cell: sw.Cell) => placeName(names, cell);
  const ways = state.at === 'threatened' ? waysOf(state, fleet, name) : [];
  const press = (cell: sw.Cell) => {
    if (state.at === 'broken') return siege.keep(cell);
    const way = ways.find((each) => same(each.cell, cell));
    if (way) siege.defend(way.change);
  };
  const overlays: sw.Overlays =
    state.at === 'threatened'
      ? { lines: state.lines as sw.Overlays['lines'], struck: harmed(state.told) }
      : state.at === 'broken'
        ? { pieces: state.after.pieces, lost: state.after.destroyed }
        : {};
  const inPieces = state.at === 'broken' ? state.after.pieces.flat() : [];
  const marked = (cell: sw.Cell) => [...ways.map((way) => way.cell), ...inPieces].some((each) => same(each, cell));
  const left = fleet.tiles.length;
  return (
    <div class="fire">
      <section class="fire-board board space" id="siege">
        <Ship
          fleet={state.at === 'broken' ? state.after.impact.fleet : fleet}
          label={t(isSample ? 'fire-sample-ship' : 'fire-own-ship')}
          marked={marked}
          onCell={state.at === 'rest' ? undefined : press}
          {...overlays}
        />
      </section>
      <div class="fire-side">
        <section class="pane" tabIndex={-1}>
          {isSample && (
            <p class="soft" id="sample">
              {t(why === 'illegal' ? 'fire-illegal' : 'fire-sample')} <a href="#ship">{t('shipyard')}</a>
            </p>
          )}
          {state.at === 'rest' && <Attacks siege={siege} />}
          {state.at === 'threatened' && <Reactions siege={siege} under={state} ways={ways} name={name} />}
          {state.at === 'broken' && <Pieces siege={siege} broken={state} />}
          <p id="left" role="status">
            {state.at === 'broken' ? '' : left ? t('flying', { count: left }) : t('destroyed')}
          </p>
        </section>
        <Fold title={t('log')} open id="log">
          <ol class="log" aria-live="polite" reversed>
            {siege.log.value.map((line, place) => (
              <li key={siege.log.value.length - place}>{line}</li>
            ))}
          </ol>
        </Fold>
      </div>
    </div>
  );
}
