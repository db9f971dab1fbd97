import { memberWords } from '@tideform/words';

/** What the palette says of checkboxes. `words`: more that people look for it by, English ones in every language. */
export const selectboxesPaletteWords = memberWords({
  name: { en: 'Checkboxes', de: 'Mehrfach­auswahl' },
  words: {
    en: 'select boxes multiple several check tick list',
    de: 'Mehrfachauswahl Ankreuzliste Kontrollkästchen mehrere ankreuzen Liste checkboxes select boxes multiple several check tick list',
  },
  label: { en: 'Checkboxes', de: 'Mehrfachauswahl' },
});
