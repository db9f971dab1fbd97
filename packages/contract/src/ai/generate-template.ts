import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { aiFailures } from './ai-failure.ts';

/** What a form may be described with. */
export const templatePromptLimits = { leastCharacters: 20, mostCharacters: 10_000, pdfBytes: 5 * 1024 * 1024 } as const;

/** A PDF over its limit comes as far as a word about it, up to twice that. */
const mostBytes = 2 * templatePromptLimits.pdfBytes + 64_000;

/**
 * Has a form written from a description, a PDF, or both. The reply is the form's JSON, piece by piece as it is written; whoever reads it
 * checks it, for nobody has. A failure on the way is the last piece.
 */
export const generateTemplate = apiOperation({
  name: 'generateTemplate',
  summary: 'Have a form written from a description or a PDF',
  method: 'POST',
  path: '/api/ai/template-generation',
  caller: 'tenant',
  body: z.object({
    prompt: z
      .string()
      .check(z.maxLength(templatePromptLimits.mostCharacters, 'Prompt is too long, maximum 10000 characters')),
  }),
  bodyKind: 'multipart',
  bodyLimitBytes: mostBytes,
  output: z.union([z.object({ text: z.string() }), z.object({ failure: z.enum(aiFailures) })]),
  replyKind: 'stream',
  limits: { token: 10 },
  refusals: {
    /** The operator has named no service that writes. */
    'no-provider': 409,
    'too-short': 422,
    'too-many-files': 422,
    'not-a-pdf': 415,
    'file-too-large': 413,
  },
});
