import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/**
 * Why the AI provider did not finish: it is unreachable, its output broke off, it timed out, it declined the request,
 * its output exceeded the limit, or it is rate limited.
 */
export const aiFailures = ['unavailable', 'cut', 'silent', 'refused', 'too-long', 'busy'] as const;

export type AiFailure = (typeof aiFailures)[number];

/** Limits for the prompt of `generateCode`. */
export const codePromptLimits = {
  leastCharacters: 20,
  mostCharacters: 1000,
  existingCode: 20_000,
  files: 2,
  fileName: 50,
  fileDescription: 100,
  fileContent: 50_000,
} as const;

export const codeLanguages = ['javascript', 'typescript', 'css', 'html', 'json'] as const;

const shortText = z.string().check(z.maxLength(200));

/** Generates code for a form with the AI provider. The output is unchecked: the author reviews it before saving. */
export const generateCode = apiOperation({
  name: 'generateCode',
  summary: 'Generate code for a form',
  method: 'POST',
  path: '/api/ai/code-generation',
  caller: 'tenant',
  body: z.object({
    prompt: z
      .string()
      .check(
        z.minLength(codePromptLimits.leastCharacters, 'Please provide a more detailed prompt (at least 20 characters)'),
        z.maxLength(codePromptLimits.mostCharacters, 'Prompt is too long, maximum 1000 characters'),
      ),
    existingCode: z.optional(z.string().check(z.maxLength(codePromptLimits.existingCode))),
    language: z.enum(codeLanguages),
    /** The component whose code is generated. */
    context: z.object({ type: shortText, key: shortText, label: shortText }),
    relatedFiles: z._default(
      z
        .array(
          z.object({
            name: z.string().check(z.maxLength(codePromptLimits.fileName)),
            description: z.string().check(z.maxLength(codePromptLimits.fileDescription)),
            content: z.string().check(z.maxLength(codePromptLimits.fileContent)),
            language: z.enum(codeLanguages),
          }),
        )
        .check(z.maxLength(codePromptLimits.files)),
      [],
    ),
  }),
  bodyLimitBytes: 1_000_000,
  output: z.object({ code: z.string() }),
  limits: { token: 20 },
  refusals: {
    /** The operator has configured no AI provider. */
    'no-provider': 409,
    ...(Object.fromEntries(aiFailures.map((failure) => [failure, 502])) as Readonly<
      Record<(typeof aiFailures)[number], 502>
    >),
  },
});

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
