import { responderMessages } from '@tideform/i18n';

/** What submissions come to. */
export const summaryMessages = responderMessages({
  summary: { en: 'Summary', de: 'Zusammenfassung', ar: 'الملخص' },
  table: { en: 'Show as table', de: 'Als Tabelle anzeigen', ar: 'عرض كجدول' },
  bar: { en: '{label}: {count}', de: '{label}: {count}', ar: '{label}: {count}' },
  others: {
    en: '{count, plural, one {# more value} other {# more values}} in the table',
    de: '{count, plural, one {# weiterer Wert} other {# weitere Werte}} in der Tabelle',
    ar: '{count, plural, zero {} one {قيمة أخرى} two {قيمتان أخريان} few {# قيم أخرى} many {# قيمة أخرى} other {# قيمة أخرى}} في الجدول',
  },
  hint: {
    en: 'Select a bar to see only its submissions.',
    de: 'Wählen Sie einen Balken aus, um nur dessen Einsendungen anzuzeigen.',
    ar: 'حدّد شريطًا لعرض إرسالاته فقط.',
  },
  addMetric: { en: 'Add metric', de: 'Kennzahl hinzufügen', ar: 'إضافة مقياس' },
  add: { en: 'Add', de: 'Hinzufügen', ar: 'إضافة' },
  removeMetric: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}' },
  keptWithView: {
    en: 'Metrics are saved with the view when a form builder saves it.',
    de: 'Kennzahlen werden mit der Ansicht gespeichert, wenn eine Person mit Bearbeitungsrechten sie speichert.',
    ar: 'تُحفظ المقاييس مع العرض عندما يحفظه أحد منشئي النماذج.',
  },
  figure: { en: 'Metric', de: 'Kennzahl', ar: 'المقياس' },
  field: { en: 'Field', de: 'Feld', ar: 'الحقل' },
  compareWith: { en: 'Compare with', de: 'Vergleichen mit', ar: 'المقارنة مع' },
  comparisons: {
    none: { en: 'Nothing', de: 'Nichts', ar: 'لا شيء' },
    before: { en: 'Previous period', de: 'Vorheriger Zeitraum', ar: 'الفترة السابقة' },
    year: { en: 'Same period last year', de: 'Gleicher Zeitraum im Vorjahr', ar: 'الفترة نفسها من العام الماضي' },
    other: { en: 'Another period', de: 'Anderer Zeitraum', ar: 'فترة أخرى' },
  },
  by: { en: 'Split by', de: 'Aufteilen nach', ar: 'التقسيم حسب' },
  splitBy: { en: 'Split by: {column}', de: 'Aufgeteilt nach: {column}', ar: 'التقسيم حسب: {column}' },
  nobody: { en: 'Nothing', de: 'Nichts', ar: 'لا شيء' },
  readingAll: {
    en: '{count, plural, one {# submission loaded} other {# submissions loaded}}. The numbers will cover the whole date range when loading is complete.',
    de: '{count, plural, one {# Einsendung geladen} other {# Einsendungen geladen}}. Die Zahlen gelten für den gesamten Zeitraum, sobald alles geladen ist.',
    ar: '{count, plural, zero {لم يُحمَّل شيء} one {حُمّل إرسال واحد} two {حُمّل إرسالان} few {حُمّلت # إرسالات} many {حُمّل # إرسالًا} other {حُمّل # إرسال}}. ستغطي الأرقام الفترة كلها عند اكتمال التحميل.',
  },
  moreLines: {
    en: '{count, plural, one {# more} other {# more}}',
    de: '{count, plural, one {# weitere} other {# weitere}}',
    ar: '{count, plural, zero {} one {واحد آخر} two {اثنان آخران} few {# أخرى} many {# أخرى} other {# أخرى}}',
  },
  map: { en: 'Map of {column}', de: 'Karte: {column}', ar: 'خريطة {column}' },
  spot: { en: '{label}: {count}', de: '{label}: {count}', ar: '{label}: {count}' },
  spots: {
    en: '{count, plural, one {# answer here} other {# answers here}}. Zoom in',
    de: '{count, plural, one {# Antwort hier} other {# Antworten hier}}. Vergrößern',
    ar: '{count, plural, zero {} one {إجابة هنا} two {إجابتان هنا} few {# إجابات هنا} many {# إجابة هنا} other {# إجابة هنا}}. تكبير',
  },
  wholeMap: { en: 'Show all', de: 'Alle anzeigen', ar: 'عرض الكل' },
  report: { en: 'PDF report', de: 'PDF-Bericht', ar: 'تقرير PDF' },
  byMail: { en: 'Send by email', de: 'Per E-Mail senden', ar: 'بالبريد الإلكتروني' },
  nothing: {
    en: 'There are no answers to summarize. Choose a different date range, or clear the filters.',
    de: 'Es gibt keine Antworten zum Zusammenfassen. Wählen Sie einen anderen Zeitraum aus, oder löschen Sie die Filter.',
    ar: 'لا توجد إجابات لتلخيصها. اختر فترة أخرى، أو امسح عوامل التصفية.',
  },
});
