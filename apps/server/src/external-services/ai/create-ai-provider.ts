import type { AiAccount, AiService } from './ai-config.ts';
import type { AiProvider } from './ai-provider.ts';
import { createAnthropic } from './anthropic.ts';
import { createOpenAi } from './openai.ts';

const DEFAULT_SILENCE_MS = 60_000;

/** Creates the configured AI provider. */
export function createAiProvider(
  { provider, ...account }: AiAccount,
  { fetch, silenceMs = DEFAULT_SILENCE_MS }: Pick<AiService, 'fetch'> & { readonly silenceMs?: number },
): AiProvider {
  const service = { ...account, fetch, silenceMs };
  return provider === 'anthropic' ? createAnthropic(service) : createOpenAi(service);
}
