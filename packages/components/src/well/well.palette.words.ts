import { memberWords } from '@tideform/words';

/** What the palette says of a well. `words`: more that people look for it by, English ones in every language. */
export const wellPaletteWords = memberWords({
  name: { en: 'Well', de: 'Kasten' },
  words: { en: 'box card frame group', de: 'Karte Rahmen Gruppe well box card frame group' },
  label: { en: 'Well', de: 'Kasten' },
});
