import type { AiAccount, AiService } from './ai-service.ts';
import type { AiWriter } from './ai-writer.ts';
import { createAnthropic } from './anthropic.ts';
import { createOpenAi } from './openai.ts';

const usualSilenceMs = 60_000;

/** The service that an operator has named. */
export function createAiWriter(
  { provider, ...account }: AiAccount,
  { fetch, silenceMs = usualSilenceMs }: Pick<AiService, 'fetch'> & { readonly silenceMs?: number },
): AiWriter {
  const service = { ...account, fetch, silenceMs };
  return provider === 'anthropic' ? createAnthropic(service) : createOpenAi(service);
}
