import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a date and time. */
export const datetimeSettingsMessages = memberMessages({
  enableDate: { en: 'Include date', de: 'Datum einschließen' },
  enableTime: { en: 'Include time', de: 'Uhrzeit einschließen' },
  zone: { en: 'Time zone', de: 'Zeitzone' },
  zones: {
    viewer: { en: 'Viewer’s time zone', de: 'Zeitzone der lesenden Person' },
    utc: { en: 'UTC', de: 'UTC' },
    location: { en: 'Specific time zone', de: 'Bestimmte Zeitzone' },
  },
  zoneName: { en: 'Time zone name', de: 'Name der Zeitzone' },
  zoneNameHint: { en: 'Such as Europe/Oslo.', de: 'Etwa Europe/Oslo.' },
  noWeekends: { en: 'No weekends', de: 'Keine Wochenenden' },
  closedWeekdays: { en: 'Unavailable weekdays', de: 'Nicht verfügbare Wochentage' },
  weekdays: {
    '1': { en: 'Monday', de: 'Montag' },
    '2': { en: 'Tuesday', de: 'Dienstag' },
    '3': { en: 'Wednesday', de: 'Mittwoch' },
    '4': { en: 'Thursday', de: 'Donnerstag' },
    '5': { en: 'Friday', de: 'Freitag' },
    '6': { en: 'Saturday', de: 'Samstag' },
    '0': { en: 'Sunday', de: 'Sonntag' },
  },
  closedDates: { en: 'Unavailable dates', de: 'Nicht verfügbare Daten' },
  closedDatesHint: {
    en: 'Separate dates with commas, such as 2026-12-24, 2026-12-28 - 2026-12-31.',
    de: 'Trennen Sie Daten durch Kommas, etwa 2026-12-24, 2026-12-28 - 2026-12-31.',
  },
  weekendsOnly: { en: 'Weekends only', de: 'Nur Wochenenden' },
});
