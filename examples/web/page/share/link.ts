// Links to replays, in the part of the address that is never sent to a server.
import { type Place, placeIn } from '../together/places';
import { pack, unpack } from './pack';

type Kind = 'battle' | 'game';

/** Where the game is that a link is about. */
export type Source = { save: string } | { table: Place } | { file: string } | null;

const hashed = (source: string): string => `${location.href.replace(/#.*/, '')}#replay=${source}`;

/** A link to watch a game again, choice by choice, with the names of its players. */
export const linkTo = async (kind: Kind, save: string, names: string[]): Promise<string> =>
  hashed(`${kind}.${await pack(JSON.stringify({ names, save }))}`);

/** A link to watch a finished game of a table of this server. */
export const linkToTable = ({ table, secret }: Place): string => `#replay=table.${table}.${secret}`;

/** What an address asks to watch: a game within it, at a table, or in a file; null if it holds none that can be read. */
export async function linked(hash: string): Promise<Source> {
  const [, source = ''] = /^#replay=(.+)$/s.exec(hash) ?? [];
  const [, packed] = /^(?:battle|game)\.([\w-]+)$/.exec(source) ?? [];
  if (packed) {
    const save = await unpack(packed);
    return save === null ? null : { save };
  }
  const table = source.startsWith('table.') ? placeIn(source.slice('table.'.length)) : null;
  if (table) return { table };
  return source ? { file: source } : null;
}
