import { memberWords } from '@tideform/words';

/** What the palette says of a choice. `words`: more that people look for it by, English ones in every language. */
export const radioPaletteWords = memberWords({
  name: { en: 'Choice', de: 'Auswahl' },
  words: {
    en: 'radio single one of yes no option',
    de: 'Einfachauswahl eine von Ja Nein Option choice radio single one of yes no option',
  },
  label: { en: 'Choice', de: 'Auswahl' },
});
