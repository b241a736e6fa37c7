// The game that a link is about: where it is, what it is, whether it can be read.
import { linked } from './link';
import { type Kept, opened } from '../table';
import { problem } from '../told';
import { t } from '../words';
import { fileAt, type Read } from './file';
import { recordOf } from './table';

type Named = { names: string[] | null };
export type Found = Named & ({ kind: 'battle'; kept: Kept<'battle'> } | { kind: 'game'; kept: Kept<'game'> });

/** The game, or why there is none. */
export async function found(hash: string): Promise<Found | { bad: string }> {
  const read = await textOf(hash);
  if ('bad' in read) return read;
  const { kind, names } = told(read.text);
  if (!kind) return { bad: t('replay-no-game') };
  const outcome = opened(kind, read.text);
  return 'ok' in outcome ? ({ kind, names, kept: outcome.ok } as Found) : { bad: problem(outcome) };
}

async function textOf(hash: string): Promise<Read> {
  const source = await linked(hash);
  if (!source) return { bad: t('bad-replay') };
  if ('save' in source) return { text: source.save };
  return 'table' in source ? recordOf(source.table) : fileAt(source.file);
}

type Save = { names?: unknown; save?: unknown; setup?: unknown };

/** What a text says of itself: a record of the crate, or a save of this page that holds one. */
function told(text: string): Named & { kind: 'battle' | 'game' | null } {
  const given = parsed(text);
  const { setup } = typeof given.save === 'string' ? parsed(given.save) : given;
  const { rounds, layout } = Object(setup) as { rounds?: unknown; layout?: unknown };
  const names = Array.isArray(given.names) ? given.names.map((name) => (typeof name === 'string' ? name.slice(0, 40) : '')) : null;
  return { kind: rounds ? 'game' : layout ? 'battle' : null, names };
}

function parsed(text: string): Save {
  try {
    return Object(JSON.parse(text)) as Save;
  } catch {
    return {};
  }
}
