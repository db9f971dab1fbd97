import { responderMessages } from '@tideform/i18n';

/** Texts of a signature. */
export const signatureMessages = responderMessages({
  sign: { en: 'Sign', de: 'Unterschreiben', ar: 'توقيع' },
  signAgain: { en: 'Sign again', de: 'Erneut unterschreiben', ar: 'التوقيع من جديد' },
  remove: { en: 'Remove signature', de: 'Unterschrift entfernen', ar: 'إزالة التوقيع' },
  signed: { en: 'Signed', de: 'Unterschrieben', ar: 'تم التوقيع' },
  notSigned: { en: 'Not signed', de: 'Nicht unterschrieben', ar: 'غير موقّع' },
  cannotShow: {
    en: 'Can’t show this signature.',
    de: 'Diese Unterschrift kann nicht angezeigt werden.',
    ar: 'لا يمكن عرض هذا التوقيع.',
  },
});
