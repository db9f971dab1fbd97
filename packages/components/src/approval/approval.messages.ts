import { responderMessages } from '@tideform/i18n';

/** Texts of an approval. */
export const approvalMessages = responderMessages({
  approve: { en: 'Approve', de: 'Genehmigen', ar: 'موافقة' },
  reject: { en: 'Reject', de: 'Ablehnen', ar: 'رفض' },
  undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع' },
  approved: { en: 'Approved', de: 'Genehmigt', ar: 'تمت الموافقة' },
  rejected: { en: 'Rejected', de: 'Abgelehnt', ar: 'مرفوض' },
  undecided: { en: 'Not decided yet', de: 'Noch keine Entscheidung', ar: 'لم يُتخذ قرار بعد' },
  cannotShow: {
    en: 'Can’t show this decision.',
    de: 'Diese Entscheidung kann nicht angezeigt werden.',
    ar: 'لا يمكن عرض هذا القرار.',
  },
  comment: { en: 'Comment', de: 'Kommentar', ar: 'تعليق' },
  only: {
    en: 'Only {names} can approve or reject.',
    de: 'Nur {names} kann genehmigen oder ablehnen.',
    ar: 'لا يمكن الموافقة أو الرفض إلا لـ {names}.',
  },
});
