import type { CodeWriter } from '@tideform/components/kit/CodeWriting.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useAi } from '../../../../data/ai/useAi.ts';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { wordCause } from '../../../../failures/word-failure.ts';

/** Who writes code for a component of a form that is being built; `undefined` where the operator has named nobody. */
export function useWriteCode(form: FormDefinition, definition: ComponentDefinition): CodeWriter | undefined {
  const ai = useAi();
  const speech = useSpeech();
  const failures = useMessages(failureMessages);
  return useMemo(() => {
    if (!ai.isHere) return undefined;
    const said = { speech, word: (cause: unknown) => wordCause(cause, failures) };
    return {
      write: async (wish, signal) =>
        (await import('./write-code.ts')).writeCode(ai, { form, definition }, wish, signal, said),
    };
  }, [ai, speech, failures, form, definition]);
}
