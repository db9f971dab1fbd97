import { memberMessages } from '@tideform/i18n';

/** Palette entry of a file. `keywords`: additional search terms, including English ones in every language. */
export const filePaletteMessages = memberMessages({
  name: { en: 'File', de: 'Datei', fr: 'Fichier' },
  keywords: {
    en: 'upload attachment document photo picture image',
    de: 'hochladen Anhang Dokument Foto Bild file upload attachment document photo picture image',
    fr: 'charger téléverser pièce jointe document photo image file upload attachment document photo picture image',
  },
  label: { en: 'Files', de: 'Dateien', fr: 'Fichiers' },
});
