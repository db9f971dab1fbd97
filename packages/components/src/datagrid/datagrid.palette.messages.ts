import { memberMessages } from '@tideform/i18n';

/** Palette entry of a data grid. `keywords`: additional search terms, including English ones in every language. */
export const datagridPaletteMessages = memberMessages({
  name: { en: 'Data grid', de: 'Daten\u00ADtabelle', fr: 'Grille de données' },
  keywords: {
    en: 'datagrid table rows repeat list lines',
    de: 'Tabelle Zeilen wiederholen Liste Raster data grid datagrid table rows repeat list lines',
    fr: 'tableau lignes répéter répétition liste grille data grid datagrid table rows repeat list lines',
  },
  label: { en: 'Data grid', de: 'Datentabelle', fr: 'Grille de données' },
  column: { en: 'Text field', de: 'Textfeld', fr: 'Champ de texte' },
});
