import { CannotStart } from '../../cannot-start.ts';
import type { Environment } from '../../settings/settings.ts';

const defaultUrls = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com' };

/**
 * Reads the AI provider's configuration. Without an AI provider, rules on users' devices draft the forms.
 * @throws CannotStart with the variable's name for an invalid value
 */
export function readAiConfig(environment: Environment): AiAccount | undefined {
  const { AI_PROVIDER: name, AI_MODEL: model, AI_KEY: key } = environment;
  if (!name) {
    if (environment.AI_URL || model || key) throw new CannotStart('AI_URL, AI_MODEL and AI_KEY require AI_PROVIDER');
    return undefined;
  }
  const provider = aiProviders.find((one) => one === name);
  if (!provider) throw new CannotStart(`AI_PROVIDER must be ${aiProviders.join(' or ')}, not "${name}"`);
  if (!model) throw new CannotStart('AI_PROVIDER requires AI_MODEL, the name of the model');
  const url = environment.AI_URL || defaultUrls[provider];
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CannotStart(`AI_URL must be a web address, not "${url}"`);
  return { provider, url: url.replace(/\/$/, ''), key: key || undefined, model };
}

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
