import { memberMessages } from '@tideform/i18n';

/** Palette entry of a date and time. `keywords`: additional search terms, including English ones in every language. */
export const datetimePaletteMessages = memberMessages({
  name: { en: 'Date, time', de: 'Datum, Zeit', fr: 'Date, heure' },
  keywords: {
    en: 'datetime and calendar when',
    de: 'Uhrzeit Zeit Kalender wann Termin date time datetime and calendar when',
    fr: 'date heure calendrier quand rendez-vous datetime date time and calendar when',
  },
  label: { en: 'Date and time', de: 'Datum und Uhrzeit', fr: 'Date et heure' },
});
