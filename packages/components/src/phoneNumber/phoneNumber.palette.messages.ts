import { memberMessages } from '@tideform/i18n';

/** What the palette says of a phone number. `words`: more that people look for it by, English ones in every language. */
export const phoneNumberPaletteMessages = memberMessages({
  name: { en: 'Phone', de: 'Telefon', fr: 'Téléphone' },
  keywords: {
    en: 'phone number telephone mobile call',
    de: 'Telefonnummer Handy Mobil Anruf phone number telephone mobile call',
    fr: 'numéro de téléphone mobile portable appel appeler phone number telephone mobile call',
  },
  label: { en: 'Phone number', de: 'Telefonnummer', fr: 'Numéro de téléphone' },
});
