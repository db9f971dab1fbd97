import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a sketch pad. */
export const sketchPadSettingsMessages = memberMessages({
  width: { en: 'Canvas width', de: 'Breite der Zeichenfläche', fr: 'Largeur de la zone de dessin' },
  height: { en: 'Canvas height', de: 'Höhe der Zeichenfläche', fr: 'Hauteur de la zone de dessin' },
  background: { en: 'Background picture', de: 'Hintergrundbild', fr: 'Image d’arrière-plan' },
  backgroundHint: {
    en: 'A PNG, JPEG, or WebP picture as a data URL (data:image/png;base64,…). Leave blank for a white background.',
    de: 'Ein PNG-, JPEG- oder WebP-Bild als Daten-URL (data:image/png;base64,…). Lassen Sie das Feld für einen weißen Hintergrund leer.',
    fr: 'Image PNG, JPEG ou WebP sous forme d’URL de données (data:image/png;base64,…). Laissez vide pour un arrière-plan blanc.',
  },
  badBackground: { en: 'Invalid dataUri', de: 'Ungültige Daten-URL', fr: 'URL de données non valide' },
  imageSize: {
    en: 'Drawing width in the PDF',
    de: 'Breite der Zeichnung in der PDF-Datei',
    fr: 'Largeur du dessin dans le PDF',
  },
});
