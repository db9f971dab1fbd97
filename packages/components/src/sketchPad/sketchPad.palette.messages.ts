import { memberMessages } from '@tideform/i18n';

/** Palette entry of a sketch pad. `keywords`: additional search terms, including English ones in every language. */
export const sketchPadPaletteMessages = memberMessages({
  name: { en: 'Sketch pad', de: 'Zeichen\u00ADblock', fr: 'Bloc-croquis' },
  keywords: {
    en: 'draw drawing sketch plan mark up photo annotate canvas',
    de: 'zeichnen Zeichnung Skizze Plan markieren Foto sketch pad draw drawing plan mark up photo annotate canvas',
    fr: 'dessiner dessin croquis esquisse plan annoter photo annotation zone de dessin sketch pad draw drawing sketch plan mark up photo annotate canvas',
  },
  label: { en: 'Sketch', de: 'Skizze', fr: 'Croquis' },
});
