// Games in links, in the part of the address that is never sent to a server.
import { pack, unpack } from './pack';

type Kind = 'battle' | 'game';

/** A link to watch a game again, choice by choice. */
export const linkTo = async (kind: Kind, save: string): Promise<string> =>
  `${location.href.replace(/#.*/, '')}#replay=${kind}.${await pack(save)}`;

/** The save in an address made by `linkTo`; null if it holds none that can be read. */
export async function linked(hash: string): Promise<{ kind: Kind; save: string } | null> {
  const [, kind, packed] = /^#replay=(battle|game)\.([\w-]+)$/.exec(hash) ?? [];
  const save = packed ? await unpack(packed) : null;
  return save === null ? null : { kind: kind as Kind, save };
}
