import { responderWords } from '@tideform/words';

/** What an e-mail says by itself: an answer to a question of yes or no. */
export const emailWords = responderWords({
  yes: { en: 'Yes', de: 'Ja', ar: 'نعم' },
  no: { en: 'No', de: 'Nein', ar: 'لا' },
});
