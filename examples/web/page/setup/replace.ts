// A game that is kept and not over is never replaced without a question.
import { download } from '../look/files';
import { ask } from '../look/question';
import { stored } from '../store';
import { opened } from '../table';
import { t, type Word } from '../words';

/** Goes on, after a question if a game of this kind is under way. */
export function replacing(kind: 'battle' | 'game', then: () => void): void {
  const text = stored(kind);
  if (text === null || !isUnderWay(kind, text)) return then();
  asking(kind, text, then, ['setup-replaces', 'setup-save-old', 'setup-start-anyway']);
}

/** Plays on from a replay, after a question if a game of this kind is kept, over or not. */
export function branching(kind: 'battle' | 'game', then: () => void): void {
  const text = stored(kind);
  if (text === null) return then();
  asking(kind, text, then, ['replay-replaces', 'replay-save-old', 'replay-start-anyway']);
}

function asking(kind: 'battle' | 'game', text: string, then: () => void, [question, save, anyway]: [Word, Word, Word]): void {
  const saving = () => {
    download(`${kind}.json`, text);
    then();
  };
  ask(t(question), [
    [t(save), saving],
    [t(anyway), then],
  ]);
}

function isUnderWay(kind: 'battle' | 'game', text: string): boolean {
  const read = opened(kind, text);
  if (!('ok' in read)) return false;
  const { game } = read.ok;
  const { seats, table } = game.awaited();
  const begun = game.log().length > 0;
  game.dispose();
  return begun && (table || seats.length > 0);
}
