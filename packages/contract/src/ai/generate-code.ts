import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { aiFailures } from './ai-failure.ts';

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
