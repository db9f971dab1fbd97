import { responderMessages } from '@tideform/i18n';

/** What can be done with a submission of the table. */
export const rowItemsMessages = responderMessages({
  open: { en: 'Open Submission', de: 'Einsendung öffnen', ar: 'فتح الإرسال' },
  preview: { en: 'Preview', de: 'Vorschau', ar: 'معاينة' },
  edit: { en: 'Edit Submission', de: 'Einsendung bearbeiten', ar: 'تحرير الإرسال' },
  rerun: { en: 'Re-run Workflows', de: 'Arbeitsabläufe erneut ausführen', ar: 'إعادة تشغيل سير العمل' },
  pdf: { en: 'Download Pdf', de: 'PDF herunterladen', ar: 'تنزيل PDF' },
});
