import { responderMessages } from '@tideform/i18n';

/** A submission beside the table. */
export const previewMessages = responderMessages({
  preview: { en: 'Preview', de: 'Vorschau', ar: 'معاينة' },
  title: { en: 'Submission {number}', de: 'Einsendung {number}', ar: 'الإرسال {number}' },
  previous: { en: 'Previous submission', de: 'Vorherige Einsendung', ar: 'الإرسال السابق' },
  next: { en: 'Next submission', de: 'Nächste Einsendung', ar: 'الإرسال التالي' },
  place: { en: '{at} of {all}', de: '{at} von {all}', ar: '{at} من {all}' },
  open: { en: 'Open', de: 'Öffnen', ar: 'فتح' },
  edit: { en: 'Edit', de: 'Bearbeiten', ar: 'تحرير' },
  pdf: { en: 'PDF', de: 'PDF', ar: 'PDF' },
  nothing: { en: 'No answers', de: 'Keine Antworten', ar: 'لا إجابات' },
  files: { en: 'Files', de: 'Dateien', ar: 'الملفات' },
  openFile: { en: 'Download {name}', de: '{name} herunterladen', ar: 'تنزيل {name}' },
  workflows: { en: 'Workflows', de: 'Arbeitsabläufe', ar: 'سير العمل' },
  history: { en: 'History', de: 'Verlauf', ar: 'السجل' },
  rows: {
    en: '{count, plural, one {# row} other {# rows}}',
    de: '{count, plural, one {# Zeile} other {# Zeilen}}',
    ar: '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
  },
});
