import { responderMessages } from '@tideform/i18n';

/** Columns of a submission's review state. */
export const reviewColumnMessages = responderMessages({
  state: { en: 'State', de: 'Status', ar: 'الحالة', fr: 'État' },
  states: {
    new: { en: 'New', de: 'Neu', ar: 'جديد', fr: 'Nouvelle' },
    progress: { en: 'In progress', de: 'In Arbeit', ar: 'قيد التنفيذ', fr: 'En cours' },
    done: { en: 'Done', de: 'Erledigt', ar: 'منجز', fr: 'Terminée' },
    rejected: { en: 'Rejected', de: 'Abgelehnt', ar: 'مرفوض', fr: 'Rejetée' },
  },
  isReturned: { en: 'Sent back', de: 'Zurückgegeben', ar: 'أُعيد', fr: 'Retournée' },
  isCorrected: { en: 'Corrected', de: 'Korrigiert', ar: 'صُحّح', fr: 'Corrigée' },
  assignedTo: { en: 'Assigned to', de: 'Zugewiesen an', ar: 'مسند إلى', fr: 'Attribuée à' },
});
