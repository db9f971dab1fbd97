import { memberWords } from '@tideform/words';

/** What the palette says of a time. `words`: more that people look for it by, English ones in every language. */
export const timePaletteWords = memberWords({
  name: { en: 'Time', de: 'Uhrzeit' },
  words: { en: 'clock hour minute', de: 'Zeit Stunde Minute time clock hour minute' },
  label: { en: 'Time', de: 'Uhrzeit' },
});
