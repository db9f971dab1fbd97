import { memberMessages } from '@tideform/i18n';

/** Palette entry of a table. `keywords`: additional search terms, including English ones in every language. */
export const tablePaletteMessages = memberMessages({
  name: { en: 'Table', de: 'Tabelle', fr: 'Tableau' },
  keywords: {
    en: 'rows columns cells layout matrix',
    de: 'Zeilen Spalten Zellen Layout table rows columns cells layout matrix',
    fr: 'lignes colonnes cellules disposition mise en page matrice table rows columns cells layout matrix',
  },
  label: { en: 'Table', de: 'Tabelle', fr: 'Tableau' },
});
