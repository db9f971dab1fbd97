import type { CodeWish, WrittenByOthers } from '@tideform/components/kit/CodeWriting.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { type Ai, codeAskLimits as limits } from '../../../../data/ai/useAi.ts';
import { contextHtml } from './context-html.ts';

/** What is said where no code came. */
interface CodeProblems {
  readonly noSchema: string;
  readonly failures: Readonly<
    Record<Extract<Awaited<ReturnType<Ai['writeCode']>>, { failure: string }>['failure'], string>
  >;
  readonly word: (cause: unknown) => string;
}

/** Has code written for a component of a form that is being built. */
export async function writeCode(
  ai: Ai,
  { form, definition }: { readonly form: FormDefinition; readonly definition: ComponentDefinition },
  { prompt, existingCode, kind, task }: CodeWish,
  signal: AbortSignal,
  problems: CodeProblems,
): Promise<WrittenByOthers> {
  const relatedFiles = filesOf(form);
  if (!relatedFiles) return { problem: problems.noSchema };
  const { type, key, label } = definition;
  try {
    const body = {
      ...{ prompt, relatedFiles, language: 'javascript' as const },
      existingCode: existingCode.slice(0, limits.existingCode),
      // What it is for is said here: the code has to set another name for each.
      context: { type: cut(`${type}, ${kind}: ${task}`), key: cut(key ?? ''), label: cut(String(label ?? '')) },
    };
    const given = await ai.writeCode(body, signal);
    return 'code' in given ? given : { problem: problems.failures[given.failure] };
  } catch (cause) {
    return { problem: problems.word(cause) };
  }
}

const cut = (text: string): string => text.slice(0, 200);

/** The form as it is being built, and how it reads. `undefined`: it is too large to be told. */
function filesOf(form: FormDefinition) {
  const schema = JSON.stringify(form);
  if (form.components.length === 0 || schema.length > limits.fileContent) return undefined;
  return [
    { name: 'form.json', description: 'The form, as form.io JSON', content: schema, language: 'json' as const },
    {
      ...{ name: 'form.html', description: 'How the form reads: labels, texts and choices', language: 'html' as const },
      content: contextHtml(form).slice(0, limits.fileContent),
    },
  ];
}
