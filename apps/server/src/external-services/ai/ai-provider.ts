/** Request to an AI provider. */
export interface AiRequest {
  /** System prompt. It never contains user input. */
  readonly systemPrompt: string;
  /** Prompt with user input. */
  readonly prompt: string;
  readonly pdf?: { readonly name: string; readonly bytes: Uint8Array };
  /** Maximum tokens of the output. */
  readonly maxTokens: number;
}

/** AI provider: a language model. Callers must validate its output, which is untrusted. */
export interface AiProvider {
  /**
   * Streams the generated text in chunks. Aborts the request when the consumer stops reading, or `signal` aborts.
   * @throws AiFailed if the text is incomplete
   */
  generate(ask: AiRequest, signal: AbortSignal): AsyncGenerator<string>;
}

/** Kinds of failures. They are part of the contract, since they are sent to the app. */
type AiFailureKind = 'unavailable' | 'cut' | 'silent' | 'refused' | 'too-long' | 'busy';

/** Thrown if an AI provider didn't complete its output. */
export class AiError extends Error {
  override readonly name = 'AiFailed';
  readonly kind: AiFailureKind;

  constructor(kind: AiFailureKind, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(options.status === undefined ? kind : `${kind} (${options.status})`, { cause: options.cause });
    this.kind = kind;
  }
}
