import { responderMessages } from '@tideform/i18n';

/** Messages of a signature. */
export const signatureMessages = responderMessages({
  sign: { en: 'Sign', de: 'Unterschreiben', ar: 'توقيع', fr: 'Signer' },
  signAgain: { en: 'Sign again', de: 'Erneut unterschreiben', ar: 'التوقيع من جديد', fr: 'Signer à nouveau' },
  remove: { en: 'Remove signature', de: 'Unterschrift entfernen', ar: 'إزالة التوقيع', fr: 'Supprimer la signature' },
  signed: { en: 'Signed', de: 'Unterschrieben', ar: 'تم التوقيع', fr: 'Signé' },
  notSigned: { en: 'Not signed', de: 'Nicht unterschrieben', ar: 'غير موقّع', fr: 'Non signé' },
  cannotShow: {
    en: 'Can’t show this signature.',
    de: 'Diese Unterschrift kann nicht angezeigt werden.',
    ar: 'لا يمكن عرض هذا التوقيع.',
    fr: 'Impossible d’afficher cette signature.',
  },
});
