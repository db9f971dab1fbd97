import { memberWords } from '@tideform/words';

/** What the palette says of an address. `words`: more that people look for it by, English ones in every language. */
export const addressPaletteWords = memberWords({
  name: { en: 'Address', de: 'Adresse' },
  words: {
    en: 'street city zip postcode country autocomplete place',
    de: 'Anschrift Straße Ort Postleitzahl Land address street city zip postcode country autocomplete place',
  },
  label: { en: 'Address', de: 'Adresse' },
});
