import { responderWords } from '@tideform/words';

/** The table of submissions; in English those that the specification quotes are verbatim. */
export const deskWords = responderWords({
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
  more: { en: 'Download and more', de: 'Herunterladen und mehr', ar: 'التنزيل والمزيد' },
  found: { en: '{found} of {all}', de: '{found} von {all}', ar: '{found} من {all}' },
  resize: { en: 'Width of {column}', de: 'Breite von {column}', ar: 'عرض {column}' },
  nothingFound: {
    title: { en: 'No results found', de: 'Nichts gefunden', ar: 'لا نتائج' },
    text: {
      en: 'No submission that is loaded fits the search and the filters.',
      de: 'Keine geladene Einsendung passt zu Suche und Filtern.',
      ar: 'لا يوجد إرسال محمّل يطابق البحث وعوامل التصفية.',
    },
    clear: { en: 'Clear search and filters', de: 'Suche und Filter leeren', ar: 'مسح البحث وعوامل التصفية' },
  },
});
