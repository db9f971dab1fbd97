import { responderWords } from '@tideform/words';

/** What submissions come to. */
export const summaryWords = responderWords({
  summary: { en: 'Summary', de: 'Zusammenfassung', ar: 'الملخص' },
  answers: {
    en: '{count, plural, one {# answer} other {# answers}}',
    de: '{count, plural, one {# Antwort} other {# Antworten}}',
    ar: '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}}',
  },
  missing: {
    en: '{count, plural, one {# without an answer} other {# without an answer}}',
    de: '{count, plural, one {# ohne Antwort} other {# ohne Antwort}}',
    ar: '{count, plural, zero {} one {واحد بلا إجابة} two {اثنان بلا إجابة} few {# بلا إجابة} many {# بلا إجابة} other {# بلا إجابة}}',
  },
  sum: { en: 'Sum', de: 'Summe', ar: 'المجموع' },
  mean: { en: 'Average', de: 'Durchschnitt', ar: 'المتوسط' },
  median: { en: 'Median', de: 'Median', ar: 'الوسيط' },
  least: { en: 'Least', de: 'Kleinster Wert', ar: 'الأدنى' },
  most: { en: 'Greatest', de: 'Größter Wert', ar: 'الأعلى' },
  value: { en: 'Value', de: 'Wert', ar: 'القيمة' },
  count: { en: 'Count', de: 'Anzahl', ar: 'العدد' },
  share: { en: 'Share', de: 'Anteil', ar: 'النسبة' },
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
  nothing: {
    en: 'Nothing that can be counted was answered.',
    de: 'Es wurde nichts geantwortet, was sich zählen lässt.',
    ar: 'لا توجد إجابات يمكن عدّها.',
  },
});
