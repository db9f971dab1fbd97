import { responderWords } from '@tideform/words';

/** What a PDF says by itself. */
export const paperWords = responderWords({
  number: { en: 'Number {number}', de: 'Nummer {number}', ar: 'الرقم {number}' },
  /** Of a form that is filled in by hand. */
  name: { en: 'Name', de: 'Name', ar: 'الاسم' },
  date: { en: 'Date', de: 'Datum', ar: 'التاريخ' },
});
