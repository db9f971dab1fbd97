import { z } from 'zod/mini';
import type { AiService } from './ai-service.ts';
import { AiFailed, type AiWriter } from './ai-writer.ts';
import { askService } from './ask-service.ts';

const version = '2023-06-01';

const event = z.looseObject({
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
 * Anthropic's messages.
 *
 * @see https://docs.anthropic.com/en/api/messages-streaming
 */
export const createAnthropic = ({ url, key, model, ...ports }: AiService): AiWriter => ({
  async *write({ task, prompt, pdf, mostTokens }, signal) {
    const data = pdf && Buffer.from(pdf.bytes).toString('base64');
    const content = [
      ...(data === undefined
        ? []
        : [{ type: 'document', source: { type: 'base64', media_type: 'application/pdf', data } }]),
      { type: 'text', text: prompt },
    ];
    const body = { model, stream: true, max_tokens: mostTokens, system: task, messages: [{ role: 'user', content }] };
    const headers = { 'anthropic-version': version, ...(key !== undefined && { 'x-api-key': key }) };
    let reason: string | undefined;
    for await (const said of askService({ url: `${url}/v1/messages`, headers, body }, ports, signal)) {
      const { success, data: read } = event.safeParse(said);
      if (!success) throw new AiFailed('unavailable');
      if (read.type === 'error') throw new AiFailed(read.error?.type === 'overloaded_error' ? 'busy' : 'unavailable');
      if (read.type === 'content_block_delta' && read.delta?.text) yield read.delta.text;
      if (read.type === 'message_delta') reason = read.delta?.stop_reason ?? reason;
      if (read.type === 'message_stop') break;
    }
    if (reason === 'refusal') throw new AiFailed('refused');
    if (reason === 'max_tokens') throw new AiFailed('too-long');
    if (reason === undefined) throw new AiFailed('cut');
  },
});
