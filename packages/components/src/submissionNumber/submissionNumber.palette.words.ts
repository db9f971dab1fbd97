import { memberWords } from '@tideform/words';

/** What the palette says of it. `words`: more that people look for it by, English ones in every language. */
export const submissionNumberPaletteWords = memberWords({
  name: { en: 'Submission number', de: 'Einsendungs­nummer' },
  words: {
    en: 'id reference counter serial automatic',
    de: 'laufende Nummer Vorgangsnummer Zähler automatisch submission number id reference counter serial automatic',
  },
  label: { en: 'Number', de: 'Nummer' },
});
