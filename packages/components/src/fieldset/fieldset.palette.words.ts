import { memberWords } from '@tideform/words';

/** What the palette says of a field set. `words`: more that people look for it by, English ones in every language. */
export const fieldsetPaletteWords = memberWords({
  name: { en: 'Field set', de: 'Feldgruppe' },
  words: {
    en: 'fieldset legend group section',
    de: 'Gruppe Rahmen Überschrift Abschnitt field set fieldset legend group section',
  },
  label: { en: 'Field set', de: 'Feldgruppe' },
});
