import type { Language } from '@tideform/words';
import { useSaveFirst } from '../update/useSaveFirst.ts';
import { readLanguageChoice, writeLanguageChoice } from './speech-choice.ts';

/** The language chosen on this device (`undefined`: as the browser), and how to choose: the page is read again in it. */
export function useLanguageChoice(): {
  readonly choice: Language | undefined;
  readonly choose: (choice: Language | undefined) => Promise<void>;
} {
  const saveFirst = useSaveFirst();
  const choice = readLanguageChoice(localStorage);
  return {
    choice,
    async choose(next) {
      if (next === choice || !(await saveFirst())) return;
      writeLanguageChoice(localStorage, next);
      location.reload();
    },
  };
}
