import type { CodeRequest, GeneratedCode } from '@tideform/components/kit/CodeGeneration.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import { type Ai, codePromptLimitsForAuthors as limits } from '../../../../data/useAi.ts';
import { aiMessages } from '../../../../dialogs/ai/ai.messages.ts';
import { renderContextHtml } from './render-context-html.ts';

/** Locale and formatter for error messages. */
interface ErrorFormat {
  readonly locale: Locale;
  readonly formatError: (cause: unknown) => string;
}

/** Requests code for a component of the edited form from the AI provider. */
export async function writeCode(
  ai: Ai,
  { form, definition }: { readonly form: FormDefinition; readonly definition: ComponentDefinition },
  { prompt, existingCode, kind, task }: CodeRequest,
  signal: AbortSignal,
  { locale, formatError }: ErrorFormat,
): Promise<GeneratedCode> {
  const messages = await aiMessages.read(locale);
  const relatedFiles = createContextFiles(form);
  if (!relatedFiles) return { problem: messages.noSchema };
  const { type, key, label } = definition;
  try {
    const body = {
      ...{ prompt, relatedFiles, language: 'javascript' as const },
      existingCode: existingCode.slice(0, limits.existingCode),
      // The purpose is part of the context: the generated code sets a different variable for each purpose.
      context: {
        type: truncate(`${type}, ${kind}: ${task}`),
        key: truncate(key ?? ''),
        label: truncate(String(label ?? '')),
      },
    };
    const result = await ai.generateCode(body, signal);
    return 'code' in result ? result : { problem: messages.failures[result.failure] };
  } catch (cause) {
    return { problem: formatError(cause) };
  }
}

const truncate = (text: string): string => text.slice(0, 200);

/**
 * Returns the definition and the texts of the edited form as files for the AI provider, or `undefined` if the form is
 * empty or too large.
 */
function createContextFiles(form: FormDefinition) {
  const schema = JSON.stringify(form);
  if (form.components.length === 0 || schema.length > limits.fileContent) return undefined;
  return [
    { name: 'form.json', description: 'The form, as form.io JSON', content: schema, language: 'json' as const },
    {
      ...{ name: 'form.html', description: 'How the form reads: labels, texts and choices', language: 'html' as const },
      content: renderContextHtml(form).slice(0, limits.fileContent),
    },
  ];
}
