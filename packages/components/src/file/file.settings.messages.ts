import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a file. */
export const fileSettingsMessages = memberMessages({
  multiple: { en: 'Multiple files', de: 'Mehrere Dateien', fr: 'Plusieurs fichiers' },
  image: { en: 'Show as pictures', de: 'Als Bilder anzeigen', fr: 'Afficher sous forme d’images' },
  webcam: {
    en: 'Take photos on phones',
    de: 'Fotos mit Smartphones aufnehmen',
    fr: 'Prendre des photos sur téléphone',
  },
  imageEditor: { en: 'Annotate pictures', de: 'Bilder mit Markierungen versehen', fr: 'Annoter les images' },
  imageEditorHint: {
    en: 'Add arrows, boxes, and text. Crop, rotate, and blur pictures.',
    de: 'Pfeile, Rahmen und Text hinzufügen. Bilder zuschneiden, drehen und unkenntlich machen.',
    fr: 'Ajoutez des flèches, des cadres et du texte. Rognez, faites pivoter et floutez les images.',
  },
  photoMaxSize: { en: 'Reduce photos to', de: 'Fotos verkleinern auf', fr: 'Réduire les photos à' },
  photoMaxSizeHint: {
    en: 'Length of the longer side in pixels. Leave blank to keep the original size.',
    de: 'Länge der längeren Seite in Pixeln. Lassen Sie das Feld leer, um die Originalgröße beizubehalten.',
    fr: 'Longueur du plus grand côté en pixels. Laissez ce champ vide pour conserver la taille d’origine.',
  },
  keepPlace: { en: 'Keep photo location', de: 'Aufnahmeort von Fotos beibehalten', fr: 'Conserver le lieu des photos' },
  keepPlaceHint: {
    en: 'If off, the location where a photo was taken is removed. It’s always removed when photos are reduced.',
    de: 'Andernfalls wird der Aufnahmeort entfernt. Beim Verkleinern von Fotos wird er immer entfernt.',
    fr: 'Si cette option est désactivée, le lieu de prise de vue est supprimé. Il est toujours supprimé lorsque les photos sont réduites.',
  },
  imageSize: {
    en: 'Picture width in the PDF',
    de: 'Bildbreite in der PDF-Datei',
    fr: 'Largeur des images dans le PDF',
  },
  pattern: { en: 'File types', de: 'Dateitypen', fr: 'Types de fichiers' },
  patternHint: {
    en: 'File extensions or media types, such as .pdf,image/*. Use an asterisk to allow all types.',
    de: 'Dateierweiterungen oder Medientypen, etwa .pdf,image/*. Mit einem Sternchen lassen Sie alle Typen zu.',
    fr: 'Extensions de fichier ou types de média, par exemple .pdf,image/*. Utilisez un astérisque pour autoriser tous les types.',
  },
  minSize: { en: 'Minimum file size', de: 'Minimale Dateigröße', fr: 'Taille minimale du fichier' },
  maxSize: { en: 'Maximum file size', de: 'Maximale Dateigröße', fr: 'Taille maximale du fichier' },
  sizeHint: {
    en: 'Include the unit, such as 500KB or 10MB.',
    de: 'Mit Einheit, etwa 500KB oder 10MB.',
    fr: 'Indiquez l’unité, par exemple 500KB ou 10MB.',
  },
  sizeMessage: {
    en: 'Enter a size, such as 10MB.',
    de: 'Geben Sie eine Größe ein, etwa 10MB.',
    fr: 'Entrez une taille, par exemple 10MB.',
  },
  maxFiles: { en: 'Maximum number of files', de: 'Maximale Anzahl der Dateien', fr: 'Nombre maximal de fichiers' },
});
