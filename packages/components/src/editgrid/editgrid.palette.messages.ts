import { memberMessages } from '@tideform/i18n';

/** Palette entry of an edit grid. `keywords`: additional search terms, including English ones in every language. */
export const editgridPaletteMessages = memberMessages({
  name: { en: 'Edit grid', de: 'Eintrags\u00ADliste', fr: 'Grille modifiable' },
  keywords: {
    en: 'editgrid rows repeat list cards dialog entries',
    de: 'Zeilen wiederholen Liste Karten Dialog Einträge edit grid editgrid rows repeat list cards dialog entries',
    fr: 'lignes répéter répétition liste cartes boîte de dialogue entrées grille edit grid editgrid rows repeat list cards dialog entries',
  },
  label: { en: 'Edit grid', de: 'Eintragsliste', fr: 'Grille modifiable' },
  column: { en: 'Text field', de: 'Textfeld', fr: 'Champ de texte' },
});
