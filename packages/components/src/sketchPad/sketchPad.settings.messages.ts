import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a sketch pad. */
export const sketchPadSettingsMessages = memberMessages({
  width: { en: 'Width of the paper', de: 'Breite des Papiers' },
  height: { en: 'Height of the paper', de: 'Höhe des Papiers' },
  background: { en: 'Picture to draw on', de: 'Bild, auf dem gezeichnet wird' },
  backgroundHint: {
    en: 'A PNG, JPEG or WebP picture as a data URL (data:image/png;base64,…). Empty: white paper.',
    de: 'Ein PNG-, JPEG- oder WebP-Bild als Daten-URL (data:image/png;base64,…). Leer: weißes Papier.',
  },
  badBackground: { en: 'Invalid dataUri', de: 'Ungültige Daten-URL' },
  imageSize: { en: 'Width of the drawing in the PDF', de: 'Breite der Zeichnung im PDF' },
});
