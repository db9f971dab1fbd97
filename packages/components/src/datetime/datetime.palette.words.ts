import { memberWords } from '@tideform/words';

/** What the palette says of a date and time. `words`: more that people look for it by, English ones in every language. */
export const datetimePaletteWords = memberWords({
  name: { en: 'Date, time', de: 'Datum, Zeit' },
  words: {
    en: 'datetime and calendar when',
    de: 'Uhrzeit Zeit Kalender wann Termin date time datetime and calendar when',
  },
  label: { en: 'Date and time', de: 'Datum und Uhrzeit' },
});
