import { memberMessages } from '@tideform/i18n';

/** Palette entry of a barcode. `keywords`: additional search terms, including English ones in every language. */
export const barcodePaletteMessages = memberMessages({
  name: { en: 'Barcode', de: 'Strich\u00ADcode', fr: 'Code-barres' },
  keywords: {
    en: 'qr code scanner scan camera ean upc label tag',
    de: 'Barcode QR-Code Scanner Kamera Etikett barcode qr code scanner scan camera ean upc label tag',
    fr: 'code-barres code QR scanner scan lecteur appareil photo caméra étiquette barcode qr code scanner scan camera ean upc label tag',
  },
  label: { en: 'Code', de: 'Strichcode', fr: 'Code' },
});
