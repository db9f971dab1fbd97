import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { aiFailures } from './ai-failure.ts';

/** Limits for the input of `generateTemplate`. */
export const templatePromptLimits = { leastCharacters: 20, mostCharacters: 10_000, pdfBytes: 5 * 1024 * 1024 } as const;

/** Accepts bodies up to twice the PDF limit, so that a larger PDF gets a specific refusal instead of a generic one. */
const MAX_BODY_BYTES = 2 * templatePromptLimits.pdfBytes + 64_000;

/**
 * Generates a form from a description, a PDF, or both. The response streams the form's JSON as text chunks. The output
 * is unchecked: the caller validates it. An error during generation becomes the last chunk.
 */
export const generateTemplate = apiOperation({
  name: 'generateTemplate',
  summary: 'Generate a form from a description or a PDF',
  method: 'POST',
  path: '/api/ai/template-generation',
  caller: 'tenant',
  body: z.object({
    prompt: z
      .string()
      .check(z.maxLength(templatePromptLimits.mostCharacters, 'Prompt is too long, maximum 10000 characters')),
  }),
  bodyKind: 'multipart',
  bodyLimitBytes: MAX_BODY_BYTES,
  output: z.union([z.object({ text: z.string() }), z.object({ failure: z.enum(aiFailures) })]),
  replyKind: 'stream',
  limits: { token: 10 },
  refusals: {
    /** The operator has configured no AI provider. */
    'no-provider': 409,
    'too-short': 422,
    'too-many-files': 422,
    'not-a-pdf': 415,
    'file-too-large': 413,
  },
});
