import { responderWords } from '@tideform/words';

/** What a PDF says by itself. */
export const paperWords = responderWords({
  number: { en: 'Number {number}', de: 'Nummer {number}', ar: 'الرقم {number}' },
});
