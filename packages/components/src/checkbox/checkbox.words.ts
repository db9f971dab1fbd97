import { responderWords } from '@tideform/words';

/** What a tick says where there is no box. */
export const checkboxWords = responderWords({
  yes: { en: 'Yes', de: 'Ja', ar: 'نعم' },
  no: { en: 'No', de: 'Nein', ar: 'لا' },
});
