import { z } from 'zod/mini';
import type { AiService } from './ai-config.ts';
import { AiError, type AiProvider } from './ai-provider.ts';
import { streamAiEvents } from './stream-ai-events.ts';

const eventSchema = z.looseObject({
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
 * Creates an AI provider that uses OpenAI's chat completions API. OpenAI, Azure and most servers for self-hosted models
 * support this API.
 *
 * @see https://platform.openai.com/docs/api-reference/chat-streaming
 */
export const createOpenAi = ({ url, key, model, ...ports }: AiService): AiProvider => ({
  async *generate({ systemPrompt: task, prompt, pdf, maxTokens: mostTokens }, signal) {
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
    for await (const json of streamAiEvents({ url: `${url}/chat/completions`, headers, body }, ports, signal)) {
      const parsed = eventSchema.safeParse(json);
      if (!parsed.success || parsed.data.error !== undefined) throw new AiError('unavailable');
      const [choice] = parsed.data.choices;
      if (choice?.delta.refusal) throw new AiError('refused');
      if (choice?.delta.content) yield choice.delta.content;
      reason = choice?.finish_reason ?? reason;
    }
    if (reason === 'content_filter') throw new AiError('refused');
    if (reason === 'length') throw new AiError('too-long');
    if (reason === undefined) throw new AiError('cut');
  },
});
