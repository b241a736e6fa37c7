// What is thrown, and nothing else is.
import type { RefusalMessage } from './messages.js';
import type { MessageData } from './told.js';

/** A refusal: its own fields, what it says in English and as data, and the English sentence of its rule. */
export type Refusal = RefusalMessage & { says: string; told?: MessageData; sentence?: string };

/**
 * Why a function throws: `load()` was not awaited, or found no WebAssembly; what was given means nothing; a rule refuses it;
 * the game was disposed of.
 */
export type ErrorCode = 'not_loaded' | 'load_failed' | 'unreadable' | 'refused' | 'disposed';

/** The one error of this package. */
export class StarwrightError extends Error {
  override readonly name = 'StarwrightError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** What a rule refuses, with the code `refused`. */
    readonly refusal?: Refusal,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
