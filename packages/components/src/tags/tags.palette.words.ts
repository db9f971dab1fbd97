import { memberWords } from '@tideform/words';

/** What the palette says of tags. `words`: more that people look for it by, English ones in every language. */
export const tagsPaletteWords = memberWords({
  name: { en: 'Tags', de: 'Tags' },
  words: {
    en: 'tags keywords labels chips words list',
    de: 'Schlagwörter Stichwörter Etiketten tags keywords labels chips words list',
  },
  label: { en: 'Tags', de: 'Tags' },
});
