import { responderMessages } from '@tideform/i18n';

/** Text of a selected and an unselected checkbox in print and in read-only views. */
export const checkboxMessages = responderMessages({
  yes: { en: 'Yes', de: 'Ja', ar: 'نعم', fr: 'Oui' },
  no: { en: 'No', de: 'Nein', ar: 'لا', fr: 'Non' },
});
