import { responderMessages } from '@tideform/i18n';

/** Messages of the menu of one submission. */
export const rowItemsMessages = responderMessages({
  open: { en: 'Open Submission', de: 'Einsendung öffnen', ar: 'فتح الإرسال', fr: 'Ouvrir la soumission' },
  preview: { en: 'Preview', de: 'Vorschau', ar: 'معاينة', fr: 'Aperçu' },
  edit: { en: 'Edit Submission', de: 'Einsendung bearbeiten', ar: 'تحرير الإرسال', fr: 'Modifier la soumission' },
  rerun: {
    en: 'Re-run workflows',
    de: 'Arbeitsabläufe erneut ausführen',
    ar: 'إعادة تشغيل سير العمل',
    fr: 'Réexécuter les flux de travail',
  },
  pdf: { en: 'Download Pdf', de: 'PDF herunterladen', ar: 'تنزيل PDF', fr: 'Télécharger le PDF' },
});
