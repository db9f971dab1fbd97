import { responderWords } from '@tideform/words';

/** Texts of an address of the web. */
export const urlWords = responderWords({
  inNewTab: { en: '(opens in a new tab)', de: '(öffnet einen neuen Tab)', ar: '(يُفتح في علامة تبويب جديدة)' },
});
