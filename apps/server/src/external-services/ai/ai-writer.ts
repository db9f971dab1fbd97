/** What a service is asked to write. */
export interface AiAsk {
  /** What it is and how it answers: ours alone, never a person's words. */
  readonly task: string;
  /** What people say they want. */
  readonly prompt: string;
  readonly pdf?: { readonly name: string; readonly bytes: Uint8Array };
  /** Of the answer; the service stops there. */
  readonly mostTokens: number;
}

/** A service that writes what it is asked for: a language model. What it writes is nobody's word: whoever reads it checks it. */
export interface AiWriter {
  /**
   * The text, piece by piece, as it comes. Stops asking when nobody reads on, or `signal` aborts.
   * @throws AiFailed when it does not come whole
   */
  write(ask: AiAsk, signal: AbortSignal): AsyncGenerator<string>;
}

/** Names are the contract's: they travel to the app. */
type AiFailureKind = 'unavailable' | 'cut' | 'silent' | 'refused' | 'too-long' | 'busy';

/** A service did not write all of it. */
export class AiFailed extends Error {
  override readonly name = 'AiFailed';
  readonly kind: AiFailureKind;

  constructor(kind: AiFailureKind, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(options.status === undefined ? kind : `${kind} (${options.status})`, { cause: options.cause });
    this.kind = kind;
  }
}
