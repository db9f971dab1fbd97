import type { Language } from '@tideform/i18n';
import { readLanguageChoice, writeLanguageChoice } from '../../locale/locale-choice.ts';
import { useSavePendingChanges } from '../../update/useSavePendingChanges.ts';

/** Language chosen on this device (`undefined`: the browser's), and a function to change it, which reloads the page. */
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
