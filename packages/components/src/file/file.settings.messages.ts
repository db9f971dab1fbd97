import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a file. */
export const fileSettingsMessages = memberMessages({
  multiple: { en: 'Several files', de: 'Mehrere Dateien' },
  image: { en: 'Show as pictures', de: 'Als Bilder zeigen' },
  webcam: { en: 'Take photos on phones', de: 'Fotos mit dem Telefon aufnehmen' },
  imageEditor: { en: 'Draw on pictures', de: 'Auf Bildern zeichnen' },
  imageEditorHint: {
    en: 'Arrows, boxes and text; crop, turn and blur.',
    de: 'Pfeile, Rahmen und Text; zuschneiden, drehen und unkenntlich machen.',
  },
  photoMaxSize: { en: 'Scale photos down to', de: 'Fotos verkleinern auf' },
  photoMaxSizeHint: {
    en: 'Longer side in pixels. Empty: photos stay as large as they are.',
    de: 'Längere Seite in Pixeln. Leer: Fotos bleiben so groß, wie sie sind.',
  },
  keepPlace: { en: 'Keep the place of photos', de: 'Aufnahmeort von Fotos behalten' },
  keepPlaceHint: {
    en: 'Otherwise photos do not say where they were taken. Photos that are scaled down never do.',
    de: 'Sonst verraten Fotos nicht, wo sie aufgenommen wurden. Verkleinerte Fotos tun es nie.',
  },
  imageSize: { en: 'Width of pictures in the PDF', de: 'Breite der Bilder im PDF' },
  pattern: { en: 'Kinds of files', de: 'Arten von Dateien' },
  patternHint: {
    en: 'Endings or media types: .pdf,image/*. An asterisk allows all.',
    de: 'Endungen oder Medientypen: .pdf,image/*. Ein Stern erlaubt alle.',
  },
  minSize: { en: 'Minimum size of a file', de: 'Mindestgröße einer Datei' },
  maxSize: { en: 'Maximum size of a file', de: 'Höchstgröße einer Datei' },
  sizeHint: { en: 'With its unit, such as 500KB or 10MB.', de: 'Mit Einheit, etwa 500KB oder 10MB.' },
  sizeMessage: { en: 'Write a size such as 10MB.', de: 'Schreiben Sie eine Größe wie 10MB.' },
  maxFiles: { en: 'Maximum number of files', de: 'Höchstzahl der Dateien' },
});
