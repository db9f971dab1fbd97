import { responderMessages } from '@tideform/i18n';

/** Messages of the preview panel. */
export const previewMessages = responderMessages({
  preview: { en: 'Preview', de: 'Vorschau', ar: 'معاينة', fr: 'Aperçu' },
  title: { en: 'Submission {number}', de: 'Einsendung {number}', ar: 'الإرسال {number}', fr: 'Soumission {number}' },
  previous: {
    en: 'Previous submission',
    de: 'Vorherige Einsendung',
    ar: 'الإرسال السابق',
    fr: 'Soumission précédente',
  },
  next: { en: 'Next submission', de: 'Nächste Einsendung', ar: 'الإرسال التالي', fr: 'Soumission suivante' },
  place: { en: '{at} of {all}', de: '{at} von {all}', ar: '{at} من {all}', fr: '{at} sur {all}' },
  open: { en: 'Open', de: 'Öffnen', ar: 'فتح', fr: 'Ouvrir' },
  edit: { en: 'Edit', de: 'Bearbeiten', ar: 'تحرير', fr: 'Modifier' },
  pdf: { en: 'PDF', de: 'PDF', ar: 'PDF', fr: 'PDF' },
  nothing: { en: 'No answers', de: 'Keine Antworten', ar: 'لا إجابات', fr: 'Aucune réponse' },
  files: { en: 'Files', de: 'Dateien', ar: 'الملفات', fr: 'Fichiers' },
  openFile: { en: 'Download {name}', de: '{name} herunterladen', ar: 'تنزيل {name}', fr: 'Télécharger {name}' },
  workflows: { en: 'Workflows', de: 'Arbeitsabläufe', ar: 'سير العمل', fr: 'Flux de travail' },
  history: { en: 'History', de: 'Verlauf', ar: 'السجل', fr: 'Historique' },
  rows: {
    en: '{count, plural, one {# row} other {# rows}}',
    de: '{count, plural, one {# Zeile} other {# Zeilen}}',
    ar: '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
    fr: '{count, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  },
});
