import { responderMessages } from '@tideform/i18n';

/** Texts of a text area. */
export const textareaMessages = responderMessages({
  loading: { en: 'The editor is coming…', de: 'Der Editor wird geladen …', ar: 'جارٍ تحميل المحرر…' },
});
