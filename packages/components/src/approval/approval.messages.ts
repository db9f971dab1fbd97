import { responderMessages } from '@tideform/i18n';

/** Messages of an approval. */
export const approvalMessages = responderMessages({
  approve: { en: 'Approve', de: 'Genehmigen', ar: 'موافقة', fr: 'Approuver' },
  reject: { en: 'Reject', de: 'Ablehnen', ar: 'رفض', fr: 'Rejeter' },
  undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع', fr: 'Annuler' },
  approved: { en: 'Approved', de: 'Genehmigt', ar: 'تمت الموافقة', fr: 'Approuvé' },
  rejected: { en: 'Rejected', de: 'Abgelehnt', ar: 'مرفوض', fr: 'Rejeté' },
  undecided: {
    en: 'Not decided yet',
    de: 'Noch keine Entscheidung',
    ar: 'لم يُتخذ قرار بعد',
    fr: 'Pas encore de décision',
  },
  cannotShow: {
    en: 'Can’t show this decision.',
    de: 'Diese Entscheidung kann nicht angezeigt werden.',
    ar: 'لا يمكن عرض هذا القرار.',
    fr: 'Impossible d’afficher cette décision.',
  },
  comment: { en: 'Comment', de: 'Kommentar', ar: 'تعليق', fr: 'Commentaire' },
  only: {
    en: 'Only {names} can approve or reject.',
    de: 'Nur {names} kann genehmigen oder ablehnen.',
    ar: 'لا يمكن الموافقة أو الرفض إلا لـ {names}.',
    fr: 'Seules les personnes suivantes peuvent approuver ou rejeter : {names}.',
  },
});
