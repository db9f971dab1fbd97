import { memberWords } from '@tideform/words';

/** What the palette says of columns. `words`: more that people look for it by, English ones in every language. */
export const columnsPaletteWords = memberWords({
  name: { en: 'Columns', de: 'Spalten' },
  words: { en: 'side by side grid two row', de: 'nebeneinander Raster zwei Zeile columns side by grid two row' },
  label: { en: 'Columns', de: 'Spalten' },
});
