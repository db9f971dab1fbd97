import { memberWords } from '@tideform/words';

/** Texts of the settings of a file. */
export const fileSettingsWords = memberWords({
  multiple: { en: 'Several files', de: 'Mehrere Dateien' },
  image: { en: 'Show as pictures', de: 'Als Bilder zeigen' },
  webcam: { en: 'Take photos on phones', de: 'Fotos mit dem Telefon aufnehmen' },
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
