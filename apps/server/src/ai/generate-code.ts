import { operations as api } from '@tideform/contract';
import { AiError } from '../external-services/ai/ai-provider.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { codePrompt } from './prompts.ts';

const MAX_TOKENS = 8_000;
/** Maximum length of generated code. */
const MAX_CHARACTERS = 100_000;

export const generateCode = implement(api.generateCode, async ({ body, signal, log }, { aiProvider }) => {
  if (!aiProvider) return refuse('no-provider');
  let code = '';
  try {
    for await (const text of aiProvider.generate(
      { systemPrompt: codePrompt, prompt: createCodePrompt(body), maxTokens: MAX_TOKENS },
      signal,
    )) {
      code += text;
      if (code.length > MAX_CHARACTERS) return refuse('too-long');
    }
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    log.warn({ kind: error.kind, err: error.cause }, 'AI code generation failed');
    return refuse(error.kind);
  }
  return respond({ code: removeCodeFences(code) });
});

/** Builds the prompt from the user's description, the existing code and related files. */
function createCodePrompt({
  prompt,
  language,
  context,
  existingCode,
  relatedFiles,
}: typeof api.generateCode.body._zod.output): string {
  const files = relatedFiles.map(
    ({ name, description, language: written, content }) => `File ${name} (${written}): ${description}\n${content}`,
  );
  return [
    `Language: ${language}`,
    `Component: ${JSON.stringify(context)}`,
    `Wanted: ${prompt}`,
    ...(existingCode ? [`Code so far:\n${existingCode}`] : []),
    ...files,
  ].join('\n\n');
}

/** Removes Markdown code fences, which models add in spite of the instructions. */
const removeCodeFences = (code: string): string => {
  const text = code.trim();
  const lines = text.split('\n');
  const isFenced = lines.length > 2 && /^```\w*$/.test(lines[0]!.trim()) && lines.at(-1)!.trim() === '```';
  return isFenced ? lines.slice(1, -1).join('\n') : text;
};
