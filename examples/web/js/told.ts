// Messages as data, for translation.

/**
 * The value of a message variable: null, a number, 1.5 as `{ tenths: 15 }`, 4½ as `{ halves: 9 }`, a name, a place on the board, an
 * English word, a list, or a nested message.
 */
export type Variable =
  | null
  | number
  | string
  | { tenths: number }
  | { halves: number }
  | { place: string }
  | { word: string; key: string }
  | Variable[]
  | MessageData;

/**
 * A message as data: its `id` in the Fluent files of `examples/words`, the variables of its sentence, and the violated `rule`.
 * `key` distinguishes it from other messages of its type. A message composed of several messages lists them in `parts`.
 */
export type MessageData = { id: string; key?: string; variables?: Record<string, Variable>; parts?: Variable[]; rule?: string };
