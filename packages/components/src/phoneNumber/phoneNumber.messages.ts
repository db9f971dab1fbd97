import { responderMessages } from '@tideform/i18n';

/** Texts of phone numbers. */
export const phoneMessages = responderMessages({
  kind: { en: 'Kind of number', de: 'Art der Nummer', ar: 'نوع الرقم' },
});
