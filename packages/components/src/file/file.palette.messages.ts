import { memberMessages } from '@tideform/i18n';

/** What the palette says of a file. `words`: more that people look for it by, English ones in every language. */
export const filePaletteMessages = memberMessages({
  name: { en: 'File', de: 'Datei', fr: 'Fichier' },
  keywords: {
    en: 'upload attachment document photo picture image',
    de: 'hochladen Anhang Dokument Foto Bild file upload attachment document photo picture image',
    fr: 'charger téléverser pièce jointe document photo image file upload attachment document photo picture image',
  },
  label: { en: 'Files', de: 'Dateien', fr: 'Fichiers' },
});
