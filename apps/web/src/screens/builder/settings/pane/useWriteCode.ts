import type { CodeWriter } from '@tideform/components/kit/CodeWriting.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { codeAskLimits as limits, useAi } from '../../../../data/ai/useAi.ts';
import { aiWords } from '../../../../dialogs/ai/ai.words.ts';
import { failureWords } from '../../../../failures/failure.words.ts';
import { wordCause } from '../../../../failures/word-failure.ts';
import { settingsWords } from '../settings.words.ts';

/** Who writes code for a component of a form that is being built; `undefined` where the operator has named nobody. */
export function useWriteCode(form: FormDefinition, definition: ComponentDefinition): CodeWriter | undefined {
  const ai = useAi();
  const words = useWords(settingsWords);
  const failures = useWords(failureWords);
  const { failures: aiFailures } = useWords(aiWords);
  return useMemo(() => {
    if (!ai.isHere) return undefined;
    return {
      async write({ prompt, existingCode, kind, task }, signal) {
        const relatedFiles = await filesOf(form);
        if (!relatedFiles) return { problem: words.noSchemaForCode };
        const { type, key, label } = definition;
        try {
          const body = {
            ...{ prompt, relatedFiles, language: 'javascript' as const },
            existingCode: existingCode.slice(0, limits.existingCode),
            // What it is for is said here: the code has to set another name for each.
            context: { type: cut(`${type}, ${kind}: ${task}`), key: cut(key ?? ''), label: cut(String(label ?? '')) },
          };
          const given = await ai.writeCode(body, signal);
          return 'code' in given ? given : { problem: aiFailures[given.failure] };
        } catch (cause) {
          return { problem: wordCause(cause, failures) };
        }
      },
    };
  }, [ai, words, failures, aiFailures, form, definition]);
}

const cut = (text: string): string => text.slice(0, 200);

/** The form as it is being built, and how it reads. `undefined`: it is too large to be told. */
async function filesOf(form: FormDefinition) {
  const schema = JSON.stringify(form);
  if (form.components.length === 0 || schema.length > limits.fileContent) return undefined;
  const { contextHtml } = await import('./context-html.ts');
  return [
    { name: 'form.json', description: 'The form, as form.io JSON', content: schema, language: 'json' as const },
    {
      ...{ name: 'form.html', description: 'How the form reads: labels, texts and choices', language: 'html' as const },
      content: contextHtml(form).slice(0, limits.fileContent),
    },
  ];
}
