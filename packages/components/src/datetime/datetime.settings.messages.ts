import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a date and time. */
export const datetimeSettingsMessages = memberMessages({
  enableDate: { en: 'Include date', de: 'Datum einschließen', fr: 'Inclure la date' },
  enableTime: { en: 'Include time', de: 'Uhrzeit einschließen', fr: 'Inclure l’heure' },
  zone: { en: 'Time zone', de: 'Zeitzone', fr: 'Fuseau horaire' },
  zones: {
    viewer: { en: 'Viewer’s time zone', de: 'Zeitzone der lesenden Person', fr: 'Fuseau horaire du lecteur' },
    utc: { en: 'UTC', de: 'UTC', fr: 'UTC' },
    location: { en: 'Specific time zone', de: 'Bestimmte Zeitzone', fr: 'Fuseau horaire spécifique' },
  },
  zoneName: { en: 'Time zone name', de: 'Name der Zeitzone', fr: 'Nom du fuseau horaire' },
  zoneNameHint: { en: 'Such as Europe/Oslo.', de: 'Etwa Europe/Oslo.', fr: 'Par exemple, Europe/Oslo.' },
  noWeekends: { en: 'No weekends', de: 'Keine Wochenenden', fr: 'Pas de week-ends' },
  closedWeekdays: {
    en: 'Unavailable weekdays',
    de: 'Nicht verfügbare Wochentage',
    fr: 'Jours de la semaine indisponibles',
  },
  weekdays: {
    '1': { en: 'Monday', de: 'Montag', fr: 'Lundi' },
    '2': { en: 'Tuesday', de: 'Dienstag', fr: 'Mardi' },
    '3': { en: 'Wednesday', de: 'Mittwoch', fr: 'Mercredi' },
    '4': { en: 'Thursday', de: 'Donnerstag', fr: 'Jeudi' },
    '5': { en: 'Friday', de: 'Freitag', fr: 'Vendredi' },
    '6': { en: 'Saturday', de: 'Samstag', fr: 'Samedi' },
    '0': { en: 'Sunday', de: 'Sonntag', fr: 'Dimanche' },
  },
  closedDates: { en: 'Unavailable dates', de: 'Nicht verfügbare Daten', fr: 'Dates indisponibles' },
  closedDatesHint: {
    en: 'Separate dates with commas, such as 2026-12-24, 2026-12-28 - 2026-12-31.',
    de: 'Trennen Sie Daten durch Kommas, etwa 2026-12-24, 2026-12-28 - 2026-12-31.',
    fr: 'Séparez les dates par des virgules, par exemple 2026-12-24, 2026-12-28 - 2026-12-31.',
  },
  weekendsOnly: { en: 'Weekends only', de: 'Nur Wochenenden', fr: 'Week-ends uniquement' },
});
