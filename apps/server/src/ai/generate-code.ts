import { generateCode as operation } from '@tideform/contract';
import { AiFailed } from '../external-services/ai/ai-writer.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { codeTask } from './tasks.ts';

const mostTokens = 8_000;
/** Whatever it writes: no code of a form is longer. */
const mostCharacters = 100_000;

export const generateCode = implement(operation, async ({ body, signal, log }, { aiWriter }) => {
  if (!aiWriter) return refuse('no-provider');
  let code = '';
  try {
    for await (const text of aiWriter.write({ task: codeTask, prompt: wordAsk(body), mostTokens }, signal)) {
      code += text;
      if (code.length > mostCharacters) return refuse('too-long');
    }
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error;
    log.warn({ kind: error.kind, err: error.cause }, 'No code came');
    return refuse(error.kind);
  }
  return answer({ code: withoutFences(code) });
});

/** What a person wants, with what they have: the code so far, and files to go by. */
function wordAsk({ prompt, language, context, existingCode, relatedFiles }: typeof operation.body._zod.output): string {
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

/** Models fence code all the same. */
const withoutFences = (code: string): string => {
  const text = code.trim();
  const lines = text.split('\n');
  const isFenced = lines.length > 2 && /^```\w*$/.test(lines[0]!.trim()) && lines.at(-1)!.trim() === '```';
  return isFenced ? lines.slice(1, -1).join('\n') : text;
};
