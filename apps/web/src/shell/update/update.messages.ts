import { responderMessages } from '@tideform/i18n';

export const updateMessages = responderMessages({
  available: { en: 'Update Available', de: 'Update verfügbar', ar: 'يتوفر تحديث', fr: 'Mise à jour disponible' },
  notSaved: {
    en: 'Couldn’t save your latest answers, so the app wasn’t updated. Free up some space and try again.',
    de: 'Ihre letzten Antworten konnten nicht gespeichert werden, daher wurde die App nicht aktualisiert. Geben Sie Speicherplatz frei, und versuchen Sie es noch einmal.',
    ar: 'تعذّر حفظ إجاباتك الأخيرة، لذلك لم يُحدَّث التطبيق. أفرغ بعض المساحة وحاول مرة أخرى.',
    fr: 'Impossible d’enregistrer vos dernières réponses. L’application n’a donc pas été mise à jour. Libérez de l’espace, puis réessayez.',
  },
});
