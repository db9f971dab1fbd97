import { responderMessages } from '@tideform/i18n';

/** Where a submission stands with those who review it. */
export const reviewColumnMessages = responderMessages({
  state: { en: 'State', de: 'Status', ar: 'الحالة' },
  states: {
    new: { en: 'New', de: 'Neu', ar: 'جديد' },
    progress: { en: 'In progress', de: 'In Arbeit', ar: 'قيد التنفيذ' },
    done: { en: 'Done', de: 'Erledigt', ar: 'منجز' },
    rejected: { en: 'Rejected', de: 'Abgelehnt', ar: 'مرفوض' },
  },
  isReturned: { en: 'Sent back', de: 'Zurückgegeben', ar: 'أُعيد' },
  isCorrected: { en: 'Corrected', de: 'Korrigiert', ar: 'صُحّح' },
  assignedTo: { en: 'Assigned to', de: 'Zugewiesen an', ar: 'مسند إلى' },
});
