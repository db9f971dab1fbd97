import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a date and time. */
export const datetimeSettingsMessages = memberMessages({
  enableDate: { en: 'Ask for the date', de: 'Nach dem Datum fragen' },
  enableTime: { en: 'Ask for the time', de: 'Nach der Uhrzeit fragen' },
  zone: { en: 'Time zone', de: 'Zeitzone' },
  zones: {
    viewer: { en: 'That of the person who looks', de: 'Die der Person, die hinsieht' },
    utc: { en: 'UTC', de: 'UTC' },
    location: { en: 'The one named below', de: 'Die unten genannte' },
  },
  zoneName: { en: 'Name of the time zone', de: 'Name der Zeitzone' },
  zoneNameHint: { en: 'Such as Europe/Oslo.', de: 'Etwa Europe/Oslo.' },
  noWeekends: { en: 'No weekends', de: 'Keine Wochenenden' },
  closedWeekdays: { en: 'Closed on', de: 'Geschlossen am' },
  weekdays: {
    '1': { en: 'Monday', de: 'Montag' },
    '2': { en: 'Tuesday', de: 'Dienstag' },
    '3': { en: 'Wednesday', de: 'Mittwoch' },
    '4': { en: 'Thursday', de: 'Donnerstag' },
    '5': { en: 'Friday', de: 'Freitag' },
    '6': { en: 'Saturday', de: 'Samstag' },
    '0': { en: 'Sunday', de: 'Sonntag' },
  },
  closedDates: { en: 'Closed days', de: 'Geschlossene Tage' },
  closedDatesHint: {
    en: 'Days with commas between them, such as 2026-12-24, 2026-12-28 - 2026-12-31.',
    de: 'Tage mit Kommas dazwischen, etwa 2026-12-24, 2026-12-28 - 2026-12-31.',
  },
  weekendsOnly: { en: 'Weekends only', de: 'Nur Wochenenden' },
});
