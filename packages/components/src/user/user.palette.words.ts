import { memberWords } from '@tideform/words';

/** What the palette says of a picker of people. `words`: more that people look for it by, English ones in every language. */
export const userPaletteWords = memberWords({
  name: { en: 'User', de: 'Person' },
  words: {
    en: 'person people member team colleague employee picker',
    de: 'Benutzer Mitglied Team Kollegin Kollege Beschäftigte Auswahl user person people member team colleague employee picker',
  },
  label: { en: 'User', de: 'Person' },
});
