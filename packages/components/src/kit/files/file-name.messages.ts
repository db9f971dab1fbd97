import { responderMessages } from '@tideform/i18n';

/** Name that is shown for a file without a name. */
export const fileNameMessages = responderMessages({
  unnamed: { en: 'Unnamed file', de: 'Unbenannte Datei', ar: 'ملف بلا اسم', fr: 'Fichier sans nom' },
});
