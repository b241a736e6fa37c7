// What is said, as data, so that it can be said in another language.

/** What fills a variable of a message: nothing, a number, a name, a place of the board, a word in English, several things, a message. */
export type Variable = null | number | string | { place: string } | { word: string; key: string } | Variable[] | MessageData;

/**
 * A message as data: its `id` in the Fluent files of `examples/words`, the variables that its sentence may name, and the rule
 * that refuses. `key` tells it from others of its type. What is no sentence but several messages has them as `parts`.
 */
export type MessageData = { id: string; key?: string; variables?: Record<string, Variable>; parts?: Variable[]; rule?: string };
