import { responderMessages } from '@tideform/i18n';

/** Texts of aggregates, for the app and for emails. */
export const aggregateMessages = responderMessages({
  answers: {
    en: '{count, plural, one {# answer} other {# answers}}',
    de: '{count, plural, one {# Antwort} other {# Antworten}}',
    ar: '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}}',
    fr: '{count, plural, one {# réponse} many {# de réponses} other {# réponses}}',
  },
  missing: {
    en: '{count, plural, one {# without an answer} other {# without answers}}',
    de: '{count, plural, one {# ohne Antwort} other {# ohne Antwort}}',
    ar: '{count, plural, zero {} one {واحد بلا إجابة} two {اثنان بلا إجابة} few {# بلا إجابة} many {# بلا إجابة} other {# بلا إجابة}}',
    fr: '{count, plural, one {# sans réponse} many {# sans réponse} other {# sans réponse}}',
  },
  sum: { en: 'Sum', de: 'Summe', ar: 'المجموع', fr: 'Somme' },
  mean: { en: 'Average', de: 'Durchschnitt', ar: 'المتوسط', fr: 'Moyenne' },
  median: { en: 'Median', de: 'Median', ar: 'الوسيط', fr: 'Médiane' },
  least: { en: 'Minimum', de: 'Kleinster Wert', ar: 'الأدنى', fr: 'Minimum' },
  most: { en: 'Maximum', de: 'Größter Wert', ar: 'الأعلى', fr: 'Maximum' },
  value: { en: 'Value', de: 'Wert', ar: 'القيمة', fr: 'Valeur' },
  count: { en: 'Count', de: 'Anzahl', ar: 'العدد', fr: 'Nombre' },
  share: { en: 'Percentage', de: 'Anteil', ar: 'النسبة', fr: 'Part' },
  submissions: { en: 'Submissions', de: 'Einsendungen', ar: 'الإرسالات', fr: 'Soumissions' },
  /** An aggregate of a column, such as its sum. */
  figureOf: { en: '{column}: {figure}', de: '{column}: {figure}', ar: '{column}: {figure}', fr: '{column} : {figure}' },
  metrics: { en: 'Metrics', de: 'Kennzahlen', ar: 'المقاييس', fr: 'Indicateurs' },
  change: {
    en: '{change} compared to {days}',
    de: '{change} im Vergleich zu {days}',
    ar: '{change} مقارنة بـ {days}',
    fr: '{change} en comparaison avec {days}',
  },
  points: {
    en: '{change} points compared to {days}',
    de: '{change} Prozentpunkte im Vergleich zu {days}',
    ar: '{change} نقطة مقارنة بـ {days}',
    fr: '{change} points en comparaison avec {days}',
  },
});
