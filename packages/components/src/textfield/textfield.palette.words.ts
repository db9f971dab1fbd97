import { memberWords } from '@tideform/words';

/** What the palette says of a text field. `words`: more that people look for it by, English ones in every language. */
export const textfieldPaletteWords = memberWords({
  name: { en: 'Text', de: 'Text' },
  words: {
    en: 'textfield text field string name short answer input',
    de: 'Textfeld Zeile Name kurze Antwort Eingabe text textfield field string name short answer input',
  },
  label: { en: 'Text field', de: 'Textfeld' },
});
