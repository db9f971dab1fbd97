import { responderWords } from '@tideform/words';

/** What a file is called that came without a name. */
export const fileNameWords = responderWords({
  unnamed: { en: 'Unnamed file', de: 'Unbenannte Datei', ar: 'ملف بلا اسم' },
});
