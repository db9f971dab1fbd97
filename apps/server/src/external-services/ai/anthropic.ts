import { z } from 'zod/mini';
import type { AiService } from './ai-config.ts';
import { AiError, type AiProvider } from './ai-provider.ts';
import { streamAiEvents } from './stream-ai-events.ts';

const API_VERSION = '2023-06-01';

const eventSchema = z.looseObject({
  type: z.string(),
  delta: z.optional(
    z.looseObject({
      type: z.optional(z.string()),
      text: z.optional(z.string()),
      stop_reason: z.nullish(z.string()),
    }),
  ),
  error: z.optional(z.looseObject({ type: z.optional(z.string()) })),
});

/**
 * Creates an AI provider that uses Anthropic's Messages API.
 *
 * @see https://docs.anthropic.com/en/api/messages-streaming
 */
export const createAnthropic = ({ url, key, model, ...ports }: AiService): AiProvider => ({
  async *generate({ systemPrompt: task, prompt, pdf, maxTokens: mostTokens }, signal) {
    const data = pdf && Buffer.from(pdf.bytes).toString('base64');
    const content = [
      ...(data === undefined
        ? []
        : [{ type: 'document', source: { type: 'base64', media_type: 'application/pdf', data } }]),
      { type: 'text', text: prompt },
    ];
    const body = { model, stream: true, max_tokens: mostTokens, system: task, messages: [{ role: 'user', content }] };
    const headers = { 'anthropic-version': API_VERSION, ...(key !== undefined && { 'x-api-key': key }) };
    let reason: string | undefined;
    for await (const json of streamAiEvents({ url: `${url}/v1/messages`, headers, body }, ports, signal)) {
      const { success, data: read } = eventSchema.safeParse(json);
      if (!success) throw new AiError('unavailable');
      if (read.type === 'error') throw new AiError(read.error?.type === 'overloaded_error' ? 'busy' : 'unavailable');
      if (read.type === 'content_block_delta' && read.delta?.text) yield read.delta.text;
      if (read.type === 'message_delta') reason = read.delta?.stop_reason ?? reason;
      if (read.type === 'message_stop') break;
    }
    if (reason === 'refusal') throw new AiError('refused');
    if (reason === 'max_tokens') throw new AiError('too-long');
    if (reason === undefined) throw new AiError('cut');
  },
});
