/** Request to an AI provider. */
export interface AiRequest {
  /** System prompt. It never contains user input. */
  readonly systemPrompt: string;
  /** Prompt with user input. */
  readonly prompt: string;
  readonly pdf?: { readonly name: string; readonly bytes: Uint8Array };
  /** Maximum length of the output in tokens. */
  readonly maxTokens: number;
}

/** AI provider: a language model service. Its output is untrusted, so callers must validate it. */
export interface AiProvider {
  /**
   * Streams the generated text in chunks. Aborts the request if the consumer stops reading or `signal` is aborted.
   * @throws AiError if the text is incomplete
   */
  generate(request: AiRequest, signal: AbortSignal): AsyncGenerator<string>;
}

/** Kinds of AI failures. They are sent to the app, so they are part of the API contract. */
type AiFailureKind = 'unavailable' | 'cut' | 'silent' | 'refused' | 'too-long' | 'busy';

/** Error if an AI provider didn't complete its output. */
export class AiError extends Error {
  override readonly name = 'AiError';
  readonly kind: AiFailureKind;

  constructor(kind: AiFailureKind, options: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(options.status === undefined ? kind : `${kind} (${options.status})`, { cause: options.cause });
    this.kind = kind;
  }
}
