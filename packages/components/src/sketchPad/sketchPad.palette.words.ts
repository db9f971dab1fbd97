import { memberWords } from '@tideform/words';

/** What the palette says of a sketch pad. `words`: more that people look for it by, English ones in every language. */
export const sketchPadPaletteWords = memberWords({
  name: { en: 'Sketch pad', de: 'Zeichen\u00ADblock' },
  words: {
    en: 'draw drawing sketch plan mark up photo annotate canvas',
    de: 'zeichnen Zeichnung Skizze Plan markieren Foto sketch pad draw drawing plan mark up photo annotate canvas',
  },
  label: { en: 'Sketch', de: 'Skizze' },
});
