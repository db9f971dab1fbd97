import type { CodeWish, WrittenByOthers } from '@tideform/components/kit/CodeWriting.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { Speech } from '@tideform/i18n';
import { type Ai, codeAskLimits as limits } from '../../../../data/ai/useAi.ts';
import { aiMessages } from '../../../../dialogs/ai/ai.messages.ts';
import { contextHtml } from './context-html.ts';

/** How it is said where no code came. */
interface Said {
  readonly speech: Speech;
  readonly word: (cause: unknown) => string;
}

/** Has code written for a component of a form that is being built. */
export async function writeCode(
  ai: Ai,
  { form, definition }: { readonly form: FormDefinition; readonly definition: ComponentDefinition },
  { prompt, existingCode, kind, task }: CodeWish,
  signal: AbortSignal,
  { speech, word }: Said,
): Promise<WrittenByOthers> {
  const messages = await aiMessages.read(speech);
  const relatedFiles = filesOf(form);
  if (!relatedFiles) return { problem: messages.noSchema };
  const { type, key, label } = definition;
  try {
    const body = {
      ...{ prompt, relatedFiles, language: 'javascript' as const },
      existingCode: existingCode.slice(0, limits.existingCode),
      // What it is for is said here: the code has to set another name for each.
      context: { type: cut(`${type}, ${kind}: ${task}`), key: cut(key ?? ''), label: cut(String(label ?? '')) },
    };
    const given = await ai.writeCode(body, signal);
    return 'code' in given ? given : { problem: messages.failures[given.failure] };
  } catch (cause) {
    return { problem: word(cause) };
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
