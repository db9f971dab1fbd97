import { memberWords } from '@tideform/words';

/** What the palette says of a table. `words`: more that people look for it by, English ones in every language. */
export const tablePaletteWords = memberWords({
  name: { en: 'Table', de: 'Tabelle' },
  words: {
    en: 'rows columns cells layout matrix',
    de: 'Zeilen Spalten Zellen Layout table rows columns cells layout matrix',
  },
  label: { en: 'Table', de: 'Tabelle' },
});
