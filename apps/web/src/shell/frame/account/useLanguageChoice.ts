import type { Language } from '@tideform/i18n';
import { readLanguageChoice, writeLanguageChoice } from '../../locale/locale-choice.ts';
import { useSavePendingChanges } from '../../update/useSavePendingChanges.ts';

/**
 * Returns the language that the user chose on this device (`undefined`: the browser's), and a function that changes it
 * and reloads the page.
 */
export function useLanguageChoice(): {
  readonly choice: Language | undefined;
  readonly choose: (choice: Language | undefined) => Promise<void>;
} {
  const saveFirst = useSavePendingChanges();
  return {
    choice: readLanguageChoice(localStorage),
    async choose(next) {
      if (next === readLanguageChoice(localStorage) || !(await saveFirst())) return;
      writeLanguageChoice(localStorage, next);
      location.reload();
    },
  };
}
