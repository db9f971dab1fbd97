import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a file. */
export const fileSettingsMessages = memberMessages({
  multiple: { en: 'Multiple files', de: 'Mehrere Dateien' },
  image: { en: 'Show as pictures', de: 'Als Bilder anzeigen' },
  webcam: { en: 'Take photos on phones', de: 'Fotos mit Smartphones aufnehmen' },
  imageEditor: { en: 'Annotate pictures', de: 'Bilder mit Markierungen versehen' },
  imageEditorHint: {
    en: 'Add arrows, boxes, and text. Crop, rotate, and blur pictures.',
    de: 'Pfeile, Rahmen und Text hinzufügen. Bilder zuschneiden, drehen und unkenntlich machen.',
  },
  photoMaxSize: { en: 'Reduce photos to', de: 'Fotos verkleinern auf' },
  photoMaxSizeHint: {
    en: 'Length of the longer side in pixels. Leave blank to keep the original size.',
    de: 'Länge der längeren Seite in Pixeln. Lassen Sie das Feld leer, um die Originalgröße beizubehalten.',
  },
  keepPlace: { en: 'Keep photo location', de: 'Aufnahmeort von Fotos beibehalten' },
  keepPlaceHint: {
    en: 'If off, the location where a photo was taken is removed. It’s always removed when photos are reduced.',
    de: 'Andernfalls wird der Aufnahmeort entfernt. Beim Verkleinern von Fotos wird er immer entfernt.',
  },
  imageSize: { en: 'Picture width in the PDF', de: 'Bildbreite in der PDF-Datei' },
  pattern: { en: 'File types', de: 'Dateitypen' },
  patternHint: {
    en: 'File extensions or media types, such as .pdf,image/*. Use an asterisk to allow all types.',
    de: 'Dateierweiterungen oder Medientypen, etwa .pdf,image/*. Mit einem Sternchen lassen Sie alle Typen zu.',
  },
  minSize: { en: 'Minimum file size', de: 'Minimale Dateigröße' },
  maxSize: { en: 'Maximum file size', de: 'Maximale Dateigröße' },
  sizeHint: { en: 'Include the unit, such as 500KB or 10MB.', de: 'Mit Einheit, etwa 500KB oder 10MB.' },
  sizeMessage: { en: 'Enter a size, such as 10MB.', de: 'Geben Sie eine Größe ein, etwa 10MB.' },
  maxFiles: { en: 'Maximum number of files', de: 'Maximale Anzahl der Dateien' },
});
