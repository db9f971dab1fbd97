import { memberWords } from '@tideform/words';

/** What the palette says of a barcode. `words`: more that people look for it by, English ones in every language. */
export const barcodePaletteWords = memberWords({
  name: { en: 'Barcode', de: 'Strich\u00ADcode' },
  words: {
    en: 'qr code scanner scan camera ean upc label tag',
    de: 'Barcode QR-Code Scanner Kamera Etikett barcode qr code scanner scan camera ean upc label tag',
  },
  label: { en: 'Code', de: 'Strichcode' },
});
