import { memberWords } from '@tideform/words';

/** What the palette says of a password. `words`: more that people look for it by, English ones in every language. */
export const passwordPaletteWords = memberWords({
  name: { en: 'Password', de: 'Passwort' },
  words: {
    en: 'secret code pin masked hidden text',
    de: 'Kennwort geheim PIN Code verdeckt password secret code pin masked hidden text',
  },
  label: { en: 'Password', de: 'Passwort' },
});
