import { memberMessages } from '@tideform/i18n';

/** Messages of the editor for a date that may be relative to today. */
export const dateLimitMessages = memberMessages({
  /** Accessible name of one control of the setting. */
  of: { en: '{label}: {part}', de: '{label}: {part}', fr: '{label} : {part}' },
  how: { en: 'type', de: 'Typ', fr: 'type' },
  none: { en: 'None', de: 'Keins', fr: 'Aucune' },
  date: { en: 'Specific date', de: 'Bestimmtes Datum', fr: 'Date spécifique' },
  other: { en: 'Custom', de: 'Benutzerdefiniert', fr: 'Personnalisée' },
  points: {
    now: { en: 'Now', de: 'Jetzt', fr: 'Maintenant' },
    today: { en: 'Today', de: 'Heute', fr: 'Aujourd’hui' },
    weekStart: { en: 'Start of this week', de: 'Anfang dieser Woche', fr: 'Début de cette semaine' },
    weekEnd: { en: 'End of this week', de: 'Ende dieser Woche', fr: 'Fin de cette semaine' },
    monthStart: { en: 'Start of this month', de: 'Anfang dieses Monats', fr: 'Début de ce mois' },
    monthEnd: { en: 'End of this month', de: 'Ende dieses Monats', fr: 'Fin de ce mois' },
    yearStart: { en: 'Start of this year', de: 'Anfang dieses Jahres', fr: 'Début de cette année' },
    yearEnd: { en: 'End of this year', de: 'Ende dieses Jahres', fr: 'Fin de cette année' },
  },
  units: {
    days: { en: 'days', de: 'Tage', fr: 'jours' },
    weeks: { en: 'weeks', de: 'Wochen', fr: 'semaines' },
    months: { en: 'months', de: 'Monate', fr: 'mois' },
    years: { en: 'years', de: 'Jahre', fr: 'années' },
  },
  later: { en: 'later', de: 'später', fr: 'plus tard' },
  earlier: { en: 'earlier', de: 'früher', fr: 'plus tôt' },
  count: { en: 'amount', de: 'Anzahl', fr: 'nombre' },
  unit: { en: 'unit', de: 'Einheit', fr: 'unité' },
  direction: { en: 'later or earlier', de: 'später oder früher', fr: 'plus tard ou plus tôt' },
});
