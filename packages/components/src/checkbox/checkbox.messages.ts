import { responderMessages } from '@tideform/i18n';

/** What a tick says where there is no box. */
export const checkboxMessages = responderMessages({
  yes: { en: 'Yes', de: 'Ja', ar: 'نعم', fr: 'Oui' },
  no: { en: 'No', de: 'Nein', ar: 'لا', fr: 'Non' },
});
