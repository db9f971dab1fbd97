import type { Language } from '@tideform/i18n';
import { readLanguageChoice, writeLanguageChoice } from '../../speech/speech-choice.ts';
import { useSaveFirst } from '../../update/useSaveFirst.ts';

/** The language chosen on this device (`undefined`: as the browser), and how to choose: the page is read again in it. */
export function useLanguageChoice(): {
  readonly choice: Language | undefined;
  readonly choose: (choice: Language | undefined) => Promise<void>;
} {
  const saveFirst = useSaveFirst();
  return {
    choice: readLanguageChoice(localStorage),
    async choose(next) {
      if (next === readLanguageChoice(localStorage) || !(await saveFirst())) return;
      writeLanguageChoice(localStorage, next);
      location.reload();
    },
  };
}
