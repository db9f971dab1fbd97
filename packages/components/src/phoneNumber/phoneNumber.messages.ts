import { responderMessages } from '@tideform/i18n';

/** Texts of phone numbers. */
export const phoneMessages = responderMessages({
  kind: { en: 'Number type', de: 'Nummerntyp', ar: 'نوع الرقم', fr: 'Type de numéro' },
});
