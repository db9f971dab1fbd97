import type { CodeGenerationService } from '@tideform/components/kit/CodeGeneration.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { useAi } from '../../../../data/ai/useAi.ts';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { formatCause } from '../../../../failures/format-failure.ts';

/** Returns an AI code writer for a component, or `undefined` if the operator has not configured an AI provider. */
export function useCodeWriter(
  form: FormDefinition,
  definition: ComponentDefinition,
): CodeGenerationService | undefined {
  const ai = useAi();
  const locale = useLocale();
  const failures = useMessages(failureMessages);
  return useMemo(() => {
    if (!ai.isAvailable) return undefined;
    const errorFormat = { locale, formatError: (cause: unknown) => formatCause(cause, failures) };
    return {
      write: async (request, signal) =>
        (await import('./write-code.ts')).writeCode(ai, { form, definition }, request, signal, errorFormat),
    };
  }, [ai, locale, failures, form, definition]);
}
