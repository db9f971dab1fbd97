import { responderMessages } from '@tideform/i18n';

/** Messages of phone numbers. */
export const phoneMessages = responderMessages({
  kind: { en: 'Number type', de: 'Nummerntyp', ar: 'نوع الرقم', fr: 'Type de numéro' },
});
