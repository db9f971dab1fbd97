import { memberMessages } from '@tideform/i18n';

/** Palette entry of a phone number. `keywords`: additional search terms, including English ones in every language. */
export const phoneNumberPaletteMessages = memberMessages({
  name: { en: 'Phone', de: 'Telefon', fr: 'Téléphone' },
  keywords: {
    en: 'phone number telephone mobile call',
    de: 'Telefonnummer Handy Mobil Anruf phone number telephone mobile call',
    fr: 'numéro de téléphone mobile portable appel appeler phone number telephone mobile call',
  },
  label: { en: 'Phone number', de: 'Telefonnummer', fr: 'Numéro de téléphone' },
});
