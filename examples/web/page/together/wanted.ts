// What the server is asked for: it deals what is printed, and takes what is one's own as it was dealt here.
import * as sw from '../../js/index';
import { dealtBattle, isOwnField } from '../setup/battlefields';
import { dealtGame } from '../setup/dealing';
import { dealtAs } from '../setup/flown';
import type { Own } from '../setup/own';

export type Play = 'battle' | 'game';
export type Chosen = { play: Play; players: number; powers: boolean; field: string; classes: string[]; own: Own };

type Wanted = { deal: object } | { load: object };

/** The request for a table; a refusal if the game cannot begin. */
export function wanted({ play, players, powers, field, classes, own }: Chosen): sw.Outcome<Wanted> {
  if (play === 'battle') {
    if (!isOwnField(players, field)) return { ok: { deal: { play, players, powers } } };
    return loaded(play, dealtBattle(players, powers, field));
  }
  if (!own.flies && classes.every((each) => dealtAs(each) === each)) return { ok: { deal: { play, players, classes } } };
  const setup = dealtGame(players, classes, own);
  return 'ok' in setup ? loaded(play, setup.ok) : setup;
}

/** A game that begins so, if the rules let it. */
function loaded<K extends Play>(play: K, setup: sw.Games[K]['setup']): sw.Outcome<Wanted> {
  const game = sw.Game.begin(play, setup);
  if (!('ok' in game)) return game;
  const record: unknown = JSON.parse(game.ok.save());
  game.ok.dispose();
  return { ok: { load: { play, record } } };
}
