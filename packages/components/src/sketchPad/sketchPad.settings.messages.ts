import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a sketch pad. */
export const sketchPadSettingsMessages = memberMessages({
  width: { en: 'Canvas width', de: 'Breite der Zeichenfläche' },
  height: { en: 'Canvas height', de: 'Höhe der Zeichenfläche' },
  background: { en: 'Background picture', de: 'Hintergrundbild' },
  backgroundHint: {
    en: 'A PNG, JPEG, or WebP picture as a data URL (data:image/png;base64,…). Leave blank for a white background.',
    de: 'Ein PNG-, JPEG- oder WebP-Bild als Daten-URL (data:image/png;base64,…). Lassen Sie das Feld für einen weißen Hintergrund leer.',
  },
  badBackground: { en: 'Invalid dataUri', de: 'Ungültige Daten-URL' },
  imageSize: { en: 'Drawing width in the PDF', de: 'Breite der Zeichnung in der PDF-Datei' },
});
