import { memberWords } from '@tideform/words';

/** Texts of the settings of a barcode. */
export const barcodeSettingsWords = memberWords({
  manualEntry: { en: 'May be typed', de: 'Darf eingetippt werden' },
  manualEntryHint: {
    en: 'Off: the code comes from the camera or a picture alone. The answer says which codes were typed.',
    de: 'Aus: Der Code kommt nur aus der Kamera oder einem Bild. Die Antwort sagt, welche Codes eingetippt wurden.',
  },
});
