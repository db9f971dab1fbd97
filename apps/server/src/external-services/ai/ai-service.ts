/** What protocol a service speaks. */
export const aiProviders = ['openai', 'anthropic'] as const;

/** The operator's account at a service that writes. */
export interface AiAccount {
  readonly provider: (typeof aiProviders)[number];
  /** No trailing slash. */
  readonly url: string;
  /** `undefined`: the service wants none. Never log it. */
  readonly key: string | undefined;
  readonly model: string;
}

/** An account, with the network. */
export interface AiService extends Omit<AiAccount, 'provider'> {
  readonly fetch: typeof globalThis.fetch;
  /** A service that has said nothing for so long is given up. */
  readonly silenceMs: number;
}
