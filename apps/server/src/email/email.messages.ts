import { responderMessages } from '@tideform/i18n';

/**
 * Texts in emails about responses: "Yes" and "No" as answers, and the subject and sentence about an edited response.
 */
export const emailMessages = responderMessages({
  yes: { en: 'Yes', de: 'Ja', ar: 'نعم', fr: 'Oui' },
  edited: {
    en: 'Edited submission: ',
    de: 'Bearbeitete Einsendung: ',
    ar: 'إرسال معدَّل: ',
    fr: 'Soumission modifiée : ',
  },
  sentence: {
    en: '{editor} edited {form}',
    de: '{editor} hat {form} bearbeitet',
    ar: '{editor} عدّل {form}',
    fr: '{editor} a modifié {form}',
  },
  no: { en: 'No', de: 'Nein', ar: 'لا', fr: 'Non' },
});
