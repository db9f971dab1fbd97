import { responderMessages } from '@tideform/i18n';

/** What submissions come to, in the app as in an email. */
export const aggregateMessages = responderMessages({
  answers: {
    en: '{count, plural, one {# answer} other {# answers}}',
    de: '{count, plural, one {# Antwort} other {# Antworten}}',
    ar: '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}}',
  },
  missing: {
    en: '{count, plural, one {# without an answer} other {# without answers}}',
    de: '{count, plural, one {# ohne Antwort} other {# ohne Antwort}}',
    ar: '{count, plural, zero {} one {واحد بلا إجابة} two {اثنان بلا إجابة} few {# بلا إجابة} many {# بلا إجابة} other {# بلا إجابة}}',
  },
  sum: { en: 'Sum', de: 'Summe', ar: 'المجموع' },
  mean: { en: 'Average', de: 'Durchschnitt', ar: 'المتوسط' },
  median: { en: 'Median', de: 'Median', ar: 'الوسيط' },
  least: { en: 'Minimum', de: 'Kleinster Wert', ar: 'الأدنى' },
  most: { en: 'Maximum', de: 'Größter Wert', ar: 'الأعلى' },
  value: { en: 'Value', de: 'Wert', ar: 'القيمة' },
  count: { en: 'Count', de: 'Anzahl', ar: 'العدد' },
  share: { en: 'Share', de: 'Anteil', ar: 'النسبة' },
  submissions: { en: 'Submissions', de: 'Einsendungen', ar: 'الإرسالات' },
  /** Of a column: what its numbers come to. */
  figureOf: { en: '{column}: {figure}', de: '{column}: {figure}', ar: '{column}: {figure}' },
  metrics: { en: 'Metrics', de: 'Kennzahlen', ar: 'المقاييس' },
  change: { en: '{change} compared to {days}', de: '{change} im Vergleich zu {days}', ar: '{change} مقارنة بـ {days}' },
  points: {
    en: '{change} points compared to {days}',
    de: '{change} Prozentpunkte im Vergleich zu {days}',
    ar: '{change} نقطة مقارنة بـ {days}',
  },
});
