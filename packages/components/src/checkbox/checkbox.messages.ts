import { responderMessages } from '@tideform/i18n';

/** Text for a selected or unselected checkbox in print and read-only views. */
export const checkboxMessages = responderMessages({
  yes: { en: 'Yes', de: 'Ja', ar: 'نعم', fr: 'Oui' },
  no: { en: 'No', de: 'Nein', ar: 'لا', fr: 'Non' },
});
