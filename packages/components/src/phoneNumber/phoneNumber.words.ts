import { responderWords } from '@tideform/words';

/** Texts of phone numbers. */
export const phoneWords = responderWords({
  kind: { en: 'Number type', de: 'Nummerntyp', ar: 'نوع الرقم' },
});
