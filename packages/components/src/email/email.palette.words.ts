import { memberWords } from '@tideform/words';

/** What the palette says of an email. `words`: more that people look for it by, English ones in every language. */
export const emailPaletteWords = memberWords({
  name: { en: 'Email', de: 'E-Mail' },
  words: { en: 'mail address', de: 'Mail Adresse email mail address' },
  label: { en: 'Email', de: 'E-Mail' },
});
