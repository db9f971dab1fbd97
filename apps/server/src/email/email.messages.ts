import { responderMessages } from '@tideform/i18n';

/** Messages in emails about responses: answers to yes-or-no questions, and texts about edits. */
export const emailMessages = responderMessages({
  yes: { en: 'Yes', de: 'Ja', ar: 'نعم', fr: 'Oui' },
  edited: {
    en: 'Edited submission: ',
    de: 'Bearbeitete Einsendung: ',
    ar: 'إرسال معدَّل: ',
    fr: 'Soumission modifiée : ',
  },
  sentence: {
    en: '{editor} has edited {form}',
    de: '{editor} hat {form} bearbeitet',
    ar: '{editor} عدّل {form}',
    fr: '{editor} a modifié {form}',
  },
  no: { en: 'No', de: 'Nein', ar: 'لا', fr: 'Non' },
});
