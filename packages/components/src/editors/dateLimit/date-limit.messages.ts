import { memberMessages } from '@tideform/i18n';

/** Texts of the editor of a date that may be near today. */
export const dateLimitMessages = memberMessages({
  /** What a control of the setting is for. */
  of: { en: '{label}: {part}', de: '{label}: {part}' },
  how: { en: 'type', de: 'Typ' },
  none: { en: 'None', de: 'Keins' },
  date: { en: 'Specific date', de: 'Bestimmtes Datum' },
  other: { en: 'Custom', de: 'Benutzerdefiniert' },
  points: {
    now: { en: 'Now', de: 'Jetzt' },
    today: { en: 'Today', de: 'Heute' },
    weekStart: { en: 'Start of this week', de: 'Anfang dieser Woche' },
    weekEnd: { en: 'End of this week', de: 'Ende dieser Woche' },
    monthStart: { en: 'Start of this month', de: 'Anfang dieses Monats' },
    monthEnd: { en: 'End of this month', de: 'Ende dieses Monats' },
    yearStart: { en: 'Start of this year', de: 'Anfang dieses Jahres' },
    yearEnd: { en: 'End of this year', de: 'Ende dieses Jahres' },
  },
  units: {
    days: { en: 'days', de: 'Tage' },
    weeks: { en: 'weeks', de: 'Wochen' },
    months: { en: 'months', de: 'Monate' },
    years: { en: 'years', de: 'Jahre' },
  },
  later: { en: 'later', de: 'später' },
  earlier: { en: 'earlier', de: 'früher' },
  count: { en: 'amount', de: 'Anzahl' },
  unit: { en: 'unit', de: 'Einheit' },
  direction: { en: 'later or earlier', de: 'später oder früher' },
});
