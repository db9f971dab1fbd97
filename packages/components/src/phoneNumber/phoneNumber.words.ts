import { responderWords } from '@tideform/words';

/** Texts of phone numbers. */
export const phoneWords = responderWords({
  kind: { en: 'Kind of number', de: 'Art der Nummer', ar: 'نوع الرقم' },
});
