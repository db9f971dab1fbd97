import { memberMessages } from '@tideform/i18n';

/** Palette entry of an address. `keywords`: additional search terms, including English ones in every language. */
export const addressPaletteMessages = memberMessages({
  name: { en: 'Address', de: 'Adresse', fr: 'Adresse' },
  keywords: {
    en: 'street city zip postcode country autocomplete place',
    de: 'Anschrift Straße Ort Postleitzahl Land address street city zip postcode country autocomplete place',
    fr: 'adresse rue ville code postal pays lieu address street city zip postcode country autocomplete place',
  },
  label: { en: 'Address', de: 'Adresse', fr: 'Adresse' },
});
