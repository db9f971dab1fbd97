import { responderMessages } from '@tideform/i18n';

/** Texts of an approval. */
export const approvalMessages = responderMessages({
  approve: { en: 'Approve', de: 'Genehmigen', ar: 'موافقة' },
  reject: { en: 'Reject', de: 'Ablehnen', ar: 'رفض' },
  undo: { en: 'Undo', de: 'Zurücknehmen', ar: 'تراجع' },
  approved: { en: 'Approved', de: 'Genehmigt', ar: 'تمت الموافقة' },
  rejected: { en: 'Rejected', de: 'Abgelehnt', ar: 'مرفوض' },
  undecided: { en: 'Not decided yet', de: 'Noch nicht entschieden', ar: 'لم يُتخذ قرار بعد' },
  cannotShow: {
    en: 'This decision cannot be shown.',
    de: 'Diese Entscheidung kann nicht angezeigt werden.',
    ar: 'لا يمكن عرض هذا القرار.',
  },
  comment: { en: 'Comment', de: 'Kommentar', ar: 'تعليق' },
  only: {
    en: 'Only {names} can decide here.',
    de: 'Hier kann nur {names} entscheiden.',
    ar: 'القرار هنا لـ {names} فقط.',
  },
});
