/** API protocols of AI providers that the server supports. */
export const aiProviders = ['openai', 'anthropic'] as const;

/** Operator's account at an AI provider. */
export interface AiAccount {
  readonly provider: (typeof aiProviders)[number];
  /** Base URL of the provider's API, without trailing slash. */
  readonly url: string;
  /** API key, if the provider requires one. Never log it. */
  readonly key: string | undefined;
  readonly model: string;
}

/** Account and network access of an AI provider. */
export interface AiService extends Omit<AiAccount, 'provider'> {
  readonly fetch: typeof globalThis.fetch;
  /** Maximum time between two events of the stream, in milliseconds. */
  readonly silenceMs: number;
}
