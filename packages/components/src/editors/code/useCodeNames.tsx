import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import type { CodeName } from '../../kit/code-name.ts';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import { codeNamesMessages } from './code-names.messages.ts';
import { codeNames } from './code-names.ts';

/** What code of the edited component may say; of the form at the time when it is opened. */
export function useCodeNames(kind: string): readonly CodeName[] {
  const messages = useMessages(codeNamesMessages);
  const edited = useEditedForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes with every letter that is typed here
  return useMemo(() => codeNames(edited?.form, edited?.component, kind, specs, messages), [kind, messages]);
}
