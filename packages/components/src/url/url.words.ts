import { responderWords } from '@tideform/words';

/** Texts of an address of the web. */
export const urlWords = responderWords({
  inNewTab: {
    en: '(opens in a new tab)',
    de: '(wird auf einer neuen Registerkarte geöffnet)',
    ar: '(يُفتح في علامة تبويب جديدة)',
  },
});
