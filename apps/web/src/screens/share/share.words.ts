import { responderWords } from '@tideform/words';

export const shareWords = responderWords({
  gone: {
    en: 'This form is no longer available',
    de: 'Dieses Formular ist nicht mehr verfügbar',
    ar: 'لم يعد هذا النموذج متاحًا',
  },
});
