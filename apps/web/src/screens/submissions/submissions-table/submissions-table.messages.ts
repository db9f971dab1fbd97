import { responderMessages } from '@tideform/i18n';

/** The table of submissions; in English those that the specification quotes are verbatim. */
export const submissionsTableMessages = responderMessages({
  actions: { en: 'Actions', de: 'Aktionen', ar: 'الإجراءات' },
  table: { en: 'Submissions', de: 'Einsendungen', ar: 'الإرسالات' },
  tick: { en: 'Select {name}', de: '{name} auswählen', ar: 'تحديد {name}' },
  tickAll: { en: 'Select all', de: 'Alle auswählen', ar: 'تحديد الكل' },
  search: { en: 'Search', de: 'Suchen', ar: 'بحث' },
  filter: { en: 'Filter', de: 'Filtern', ar: 'تصفية' },
  chooser: { en: 'Columns', de: 'Spalten', ar: 'الأعمدة' },
  summary: { en: 'Summary', de: 'Zusammenfassung', ar: 'الملخص' },
  density: { en: 'Density', de: 'Zeilenhöhe', ar: 'الكثافة' },
  rerun: { en: 'Re-run Workflows', de: 'Arbeitsabläufe erneut ausführen', ar: 'إعادة تشغيل سير العمل' },
  download: { en: 'Download', de: 'Herunterladen', ar: 'تنزيل' },
  more: { en: 'Download and more options', de: 'Herunterladen und weitere Optionen', ar: 'التنزيل وخيارات أخرى' },
  found: { en: '{found} of {all}', de: '{found} von {all}', ar: '{found} من {all}' },
  /** Rows of the range are still being loaded. */
  foundSoFar: {
    en: '{found, number} of {all, number} so far',
    de: '{found, number} von bisher {all, number}',
    ar: '{found, number} من {all, number} حتى الآن',
  },
  partial: {
    text: {
      en: 'Only the newest {count, plural, one {# submission was} other {# submissions were}} searched. The rest couldn’t be loaded.',
      de: 'Nur {count, plural, one {die neueste Einsendung wurde} other {die neuesten # Einsendungen wurden}} durchsucht. Der Rest konnte nicht geladen werden.',
      ar: 'لم يُبحث إلا في أحدث الإرسالات ({count, number}). تعذّر تحميل الباقي.',
    },
    retry: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى' },
  },
  resize: { en: 'Width of {column}', de: 'Breite von {column}', ar: 'عرض {column}' },
  nothingFound: {
    title: { en: 'No results found', de: 'Keine Ergebnisse gefunden', ar: 'لا نتائج' },
    text: {
      en: 'No submissions in this date range match your search and filters.',
      de: 'In diesem Zeitraum entsprechen keine Einsendungen Ihrer Suche und Ihren Filtern.',
      ar: 'لا توجد إرسالات في هذه الفترة تطابق البحث وعوامل التصفية.',
    },
    allTime: { en: 'Search all time', de: 'Gesamten Zeitraum durchsuchen', ar: 'البحث في كل الوقت' },
    clear: { en: 'Clear search and filters', de: 'Suche und Filter löschen', ar: 'مسح البحث وعوامل التصفية' },
  },
});
