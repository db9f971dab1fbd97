import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a barcode. */
export const barcodeSettingsMessages = memberMessages({
  manualEntry: { en: 'May be typed', de: 'Darf eingetippt werden' },
  manualEntryHint: {
    en: 'Off: the code comes from the camera or a picture alone. The answer says which codes were typed.',
    de: 'Aus: Der Code kommt nur aus der Kamera oder einem Bild. Die Antwort sagt, welche Codes eingetippt wurden.',
  },
});
