// The only error that this package throws.
import type { RefusalMessage } from './messages.js';
import type { MessageData } from './told.js';

/** A refusal: its fields, the reason in English (`says`) and as data (`told`), and the English text of its rule (`sentence`). */
export type Refusal = RefusalMessage & { says: string; told?: MessageData; sentence?: string };

/**
 * Why a function throws: `load()` was not awaited; the WebAssembly could not be loaded; an argument is malformed; a rule forbids
 * the action; the game was disposed of.
 */
export type ErrorCode = 'not_loaded' | 'load_failed' | 'unreadable' | 'refused' | 'disposed';

/** The error class of this package. */
export class StarwrightError extends Error {
  override readonly name = 'StarwrightError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The refusal, if the code is `refused`. */
    readonly refusal?: Refusal,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
