import { responderMessages } from '@tideform/i18n';

/** What a file is called that came without a name. */
export const fileNameMessages = responderMessages({
  unnamed: { en: 'Unnamed file', de: 'Datei ohne Namen', ar: 'ملف بلا اسم' },
});
