import { memberWords } from '@tideform/words';

/** What the palette says of an HTML element. `words`: more that people look for it by, English ones in every language. */
export const htmlelementPaletteWords = memberWords({
  name: { en: 'HTML', de: 'HTML' },
  words: { en: 'html element markup tag', de: 'Auszeichnung html element markup tag' },
  label: { en: 'HTML', de: 'HTML' },
  content: { en: 'Text', de: 'Text' },
});
