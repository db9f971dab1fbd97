import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import type { CodeName } from '../../kit/code-name.ts';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import { codeNamesMessages } from './code-names.messages.ts';
import { listCodeNames } from './code-names.ts';

/** Returns the names that code in a setting of the edited component may use. Computed once, when the editor opens. */
export function useCodeNames(kind: string): readonly CodeName[] {
  const messages = useMessages(codeNamesMessages);
  const edited = useEditedForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes with every letter that is typed here
  return useMemo(() => listCodeNames(edited?.form, edited?.component, kind, specs, messages), [kind, messages]);
}
