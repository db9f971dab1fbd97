import { responderMessages } from '@tideform/i18n';

/** What submissions come to. */
export const summaryMessages = responderMessages({
  summary: { en: 'Summary', de: 'Zusammenfassung', ar: 'الملخص' },
  table: { en: 'As a table', de: 'Als Tabelle', ar: 'كجدول' },
  bar: { en: '{label}: {count}', de: '{label}: {count}', ar: '{label}: {count}' },
  others: {
    en: '{count, plural, one {# more value} other {# more values}}, in the table',
    de: '{count, plural, one {# weiterer Wert} other {# weitere Werte}}, in der Tabelle',
    ar: '{count, plural, zero {} one {قيمة أخرى} two {قيمتان أخريان} few {# قيم أخرى} many {# قيمة أخرى} other {# قيمة أخرى}}، في الجدول',
  },
  hint: {
    en: 'Press a bar to see its submissions alone.',
    de: 'Ein Balken zeigt, gedrückt, nur seine Einsendungen.',
    ar: 'اضغط على شريط لعرض إرسالاته وحدها.',
  },
  addMetric: { en: 'Add key figure', de: 'Kennzahl hinzufügen', ar: 'إضافة رقم رئيسي' },
  add: { en: 'Add', de: 'Hinzufügen', ar: 'إضافة' },
  removeMetric: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}' },
  keptWithView: {
    en: 'It is kept with the view when somebody who may build saves it.',
    de: 'Sie bleibt bei der Ansicht, wenn jemand, der bauen darf, sie speichert.',
    ar: 'يُحفظ مع العرض عندما يحفظه من يحق له البناء.',
  },
  figure: { en: 'Figure', de: 'Kennzahl', ar: 'الرقم' },
  field: { en: 'Field', de: 'Feld', ar: 'الحقل' },
  compareWith: { en: 'Compare with', de: 'Vergleichen mit', ar: 'المقارنة مع' },
  comparisons: {
    none: { en: 'Nothing', de: 'Nichts', ar: 'لا شيء' },
    before: { en: 'The days before', de: 'Den Tagen davor', ar: 'الأيام السابقة' },
    year: { en: 'A year before', de: 'Dem Jahr davor', ar: 'العام السابق' },
    other: { en: 'Other days', de: 'Anderen Tagen', ar: 'أيام أخرى' },
  },
  by: { en: 'Split by', de: 'Aufteilen nach', ar: 'التقسيم حسب' },
  splitBy: { en: 'Split by: {column}', de: 'Aufgeteilt nach: {column}', ar: 'التقسيم حسب: {column}' },
  nobody: { en: 'Nothing', de: 'Nichts', ar: 'لا شيء' },
  readingAll: {
    en: '{count, plural, one {# submission read} other {# submissions read}}. The figures are of all of these days as soon as all are read.',
    de: '{count, plural, one {# Einsendung gelesen} other {# Einsendungen gelesen}}. Die Zahlen gelten für alle dieser Tage, sobald alle gelesen sind.',
    ar: '{count, plural, zero {لم يُقرأ شيء} one {قُرئ إرسال واحد} two {قُرئ إرسالان} few {قُرئت # إرسالات} many {قُرئ # إرسالًا} other {قُرئ # إرسال}}. ستشمل الأرقام كل هذه الأيام بعد قراءة الجميع.',
  },
  moreLines: {
    en: '{count, plural, one {# more} other {# more}}',
    de: '{count, plural, one {# weitere} other {# weitere}}',
    ar: '{count, plural, zero {} one {واحد آخر} two {اثنان آخران} few {# أخرى} many {# أخرى} other {# أخرى}}',
  },
  map: { en: 'Map of {column}', de: 'Karte: {column}', ar: 'خريطة {column}' },
  spot: { en: '{label}: {count}', de: '{label}: {count}', ar: '{label}: {count}' },
  spots: {
    en: '{count, plural, one {# answer here} other {# answers here}}, zoom in',
    de: '{count, plural, one {# Antwort hier} other {# Antworten hier}}, vergrößern',
    ar: '{count, plural, zero {} one {إجابة هنا} two {إجابتان هنا} few {# إجابات هنا} many {# إجابة هنا} other {# إجابة هنا}}، تكبير',
  },
  wholeMap: { en: 'Show all', de: 'Alle zeigen', ar: 'عرض الكل' },
  report: { en: 'PDF report', de: 'PDF-Bericht', ar: 'تقرير PDF' },
  byMail: { en: 'By e-mail', de: 'Per E-Mail', ar: 'بالبريد الإلكتروني' },
  nothing: {
    en: 'Nothing that can be counted was answered. Choose other days, or clear the filters.',
    de: 'Es wurde nichts geantwortet, was sich zählen lässt. Wählen Sie andere Tage, oder leeren Sie die Filter.',
    ar: 'لا توجد إجابات يمكن عدّها. اختر أيامًا أخرى، أو امسح عوامل التصفية.',
  },
});
