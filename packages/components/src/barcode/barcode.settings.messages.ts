import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a barcode. */
export const barcodeSettingsMessages = memberMessages({
  manualEntry: { en: 'Allow manual entry', de: 'Manuelle Eingabe zulassen', fr: 'Autoriser la saisie manuelle' },
  manualEntryHint: {
    en: 'If off, codes must be scanned with the camera or from a picture. The answer shows which codes were entered manually.',
    de: 'Andernfalls müssen Codes mit der Kamera oder aus einem Bild gescannt werden. Die Antwort zeigt, welche Codes manuell eingegeben wurden.',
    fr: 'Si cette option est désactivée, les codes doivent être scannés avec la caméra ou à partir d’une image. La réponse indique les codes saisis manuellement.',
  },
});
