import { memberMessages } from '@tideform/i18n';

/** Palette entry of columns. `keywords`: additional search terms, including English ones in every language. */
export const columnsPaletteMessages = memberMessages({
  name: { en: 'Columns', de: 'Spalten', fr: 'Colonnes' },
  keywords: {
    en: 'side by side grid two row',
    de: 'nebeneinander Raster zwei Zeile columns side by grid two row',
    fr: 'côte à côte grille deux ligne disposition columns side by side grid two row',
  },
  label: { en: 'Columns', de: 'Spalten', fr: 'Colonnes' },
});
