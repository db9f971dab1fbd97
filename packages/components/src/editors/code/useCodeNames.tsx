import { useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import type { CodeName } from '../../kit/code-name.ts';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import { codeNames } from './code-names.ts';
import { codeNamesWords } from './code-names.words.ts';

/** What code of the edited component may say; of the form at the time when it is opened. */
export function useCodeNames(kind: string): readonly CodeName[] {
  const words = useWords(codeNamesWords);
  const edited = useEditedForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes with every letter that is typed here
  return useMemo(() => codeNames(edited?.form, edited?.component, kind, specs, words), [kind, words]);
}
