import { responderWords } from '@tideform/words';

/** The table of submissions; in English those that the specification quotes are verbatim. */
export const deskWords = responderWords({
  columns: {
    number: { en: '#', de: 'Nr.', ar: '#' },
    createdBy: { en: 'Created By', de: 'Erstellt von', ar: 'أنشأه' },
    title: { en: 'Title', de: 'Titel', ar: 'العنوان' },
    version: { en: 'Form Version', de: 'Formularversion', ar: 'إصدار النموذج' },
    collaborators: { en: 'Collaborators', de: 'Mitwirkende', ar: 'المتعاونون' },
    workflows: { en: 'Workflows', de: 'Arbeitsabläufe', ar: 'سير العمل' },
    submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'أُرسل' },
    lastModified: { en: 'Last Modified', de: 'Zuletzt geändert', ar: 'آخر تعديل' },
    actions: { en: 'Actions', de: 'Aktionen', ar: 'الإجراءات' },
    /** Of a grid: how many rows it has, what a column of it comes to. */
    count: { en: '{label} (count)', de: '{label} (Anzahl)', ar: '{label} (العدد)' },
    sum: { en: '{label} (sum)', de: '{label} (Summe)', ar: '{label} (المجموع)' },
  },
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
