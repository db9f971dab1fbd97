import { responderWords } from '@tideform/words';

/** Texts of a text area. */
export const textareaWords = responderWords({
  loading: { en: 'The editor is coming…', de: 'Der Editor wird geladen …', ar: 'جارٍ تحميل المحرر…' },
});
