import { responderWords } from '@tideform/words';

/** Texts of a text area. */
export const textareaWords = responderWords({
  loading: { en: 'Loading editor…', de: 'Der Editor wird geladen …', ar: 'جارٍ تحميل المحرر…' },
});
