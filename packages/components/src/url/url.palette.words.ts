import { memberWords } from '@tideform/words';

/** What the palette says of a web link. `words`: more that people look for it by, English ones in every language. */
export const urlPaletteWords = memberWords({
  name: { en: 'Web link', de: 'Weblink' },
  words: {
    en: 'url web address website homepage internet page',
    de: 'Link Internetadresse Website Homepage Seite web link url address website homepage internet page',
  },
  label: { en: 'Web link', de: 'Weblink' },
});
