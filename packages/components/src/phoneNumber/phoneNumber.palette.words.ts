import { memberWords } from '@tideform/words';

/** What the palette says of a phone number. `words`: more that people look for it by, English ones in every language. */
export const phoneNumberPaletteWords = memberWords({
  name: { en: 'Phone', de: 'Telefon' },
  words: {
    en: 'phone number telephone mobile call',
    de: 'Telefonnummer Handy Mobil Anruf phone number telephone mobile call',
  },
  label: { en: 'Phone number', de: 'Telefonnummer' },
});
