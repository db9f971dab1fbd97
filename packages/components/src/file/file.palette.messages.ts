import { memberMessages } from '@tideform/i18n';

/** What the palette says of a file. `words`: more that people look for it by, English ones in every language. */
export const filePaletteMessages = memberMessages({
  name: { en: 'File', de: 'Datei' },
  keywords: {
    en: 'upload attachment document photo picture image',
    de: 'hochladen Anhang Dokument Foto Bild file upload attachment document photo picture image',
  },
  label: { en: 'Files', de: 'Dateien' },
});
