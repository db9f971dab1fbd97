import { responderMessages } from '@tideform/i18n';

/** Messages of a text area. */
export const textareaMessages = responderMessages({
  loading: {
    en: 'Loading editor…',
    de: 'Der Editor wird geladen …',
    ar: 'جارٍ تحميل المحرر…',
    fr: 'Chargement de l’éditeur…',
  },
});
