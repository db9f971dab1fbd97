import { memberWords } from '@tideform/words';

/** What the palette says of an edit grid. `words`: more that people look for it by, English ones in every language. */
export const editgridPaletteWords = memberWords({
  name: { en: 'Edit grid', de: 'Eintrags\u00ADliste' },
  words: {
    en: 'editgrid rows repeat list cards dialog entries',
    de: 'Zeilen wiederholen Liste Karten Dialog Einträge edit grid editgrid rows repeat list cards dialog entries',
  },
  label: { en: 'Edit grid', de: 'Eintragsliste' },
  column: { en: 'Text field', de: 'Textfeld' },
});
