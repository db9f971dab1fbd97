import { z } from 'zod/mini';
import type { AiService } from './ai-service.ts';
import { AiFailed, type AiWriter } from './ai-writer.ts';
import { askService } from './ask-service.ts';

const event = z.looseObject({
  error: z.optional(z.unknown()),
  choices: z._default(
    z.array(
      z.looseObject({
        delta: z._default(z.looseObject({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }), {}),
        finish_reason: z.nullish(z.string()),
      }),
    ),
    [],
  ),
});

/**
 * Whoever speaks the protocol of OpenAI's chat completions: OpenAI, Azure, and most servers that run models in one's own house.
 *
 * @see https://platform.openai.com/docs/api-reference/chat-streaming
 */
export const createOpenAi = ({ url, key, model, ...ports }: AiService): AiWriter => ({
  async *write({ task, prompt, pdf, mostTokens }, signal) {
    const file = pdf && {
      type: 'file',
      file: {
        filename: pdf.name,
        file_data: `data:application/pdf;base64,${Buffer.from(pdf.bytes).toString('base64')}`,
      },
    };
    const body = {
      model,
      stream: true,
      max_completion_tokens: mostTokens,
      messages: [
        { role: 'system', content: task },
        { role: 'user', content: file ? [file, { type: 'text', text: prompt }] : prompt },
      ],
    };
    const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
    let reason: string | undefined;
    for await (const said of askService({ url: `${url}/chat/completions`, headers, body }, ports, signal)) {
      const read = event.safeParse(said);
      if (!read.success || read.data.error !== undefined) throw new AiFailed('unavailable');
      const [choice] = read.data.choices;
      if (choice?.delta.refusal) throw new AiFailed('refused');
      if (choice?.delta.content) yield choice.delta.content;
      reason = choice?.finish_reason ?? reason;
    }
    if (reason === 'content_filter') throw new AiFailed('refused');
    if (reason === 'length') throw new AiFailed('too-long');
    if (reason === undefined) throw new AiFailed('cut');
  },
});
