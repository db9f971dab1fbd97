import { responderMessages } from '@tideform/i18n';

export const updateMessages = responderMessages({
  available: { en: 'Update Available', de: 'Update verfügbar', ar: 'يتوفر تحديث' },
  notSaved: {
    en: 'Your last answers could not be saved, so the app was not updated. Free some space and try again.',
    de: 'Ihre letzten Antworten konnten nicht gespeichert werden, daher wurde die App nicht aktualisiert. Geben Sie Speicher frei und versuchen Sie es noch einmal.',
    ar: 'تعذّر حفظ إجاباتك الأخيرة، لذلك لم يُحدَّث التطبيق. أفرغ بعض المساحة وحاول مرة أخرى.',
  },
});
