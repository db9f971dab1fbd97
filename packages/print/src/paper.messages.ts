import { responderMessages } from '@tideform/i18n';

/** What a PDF says by itself. */
export const paperMessages = responderMessages({
  number: { en: 'Number {number}', de: 'Nummer {number}', ar: 'الرقم {number}', fr: 'Numéro {number}' },
  /** Of a form that is filled in by hand. */
  name: { en: 'Name', de: 'Name', ar: 'الاسم', fr: 'Nom' },
  date: { en: 'Date', de: 'Datum', ar: 'التاريخ', fr: 'Date' },
});
