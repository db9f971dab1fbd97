import { responderMessages } from '@tideform/i18n';

/** Fixed texts of a PDF. */
export const pdfMessages = responderMessages({
  number: { en: 'Number {number}', de: 'Nummer {number}', ar: 'الرقم {number}', fr: 'Numéro {number}' },
  /** Labels of a blank form. */
  name: { en: 'Name', de: 'Name', ar: 'الاسم', fr: 'Nom' },
  date: { en: 'Date', de: 'Datum', ar: 'التاريخ', fr: 'Date' },
});
