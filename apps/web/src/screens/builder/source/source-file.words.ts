import { memberWords } from '@tideform/words';

export const sourceFileWords = memberWords({
  download: { en: 'Download', de: 'Herunterladen' },
  upload: { en: 'Upload', de: 'Hochladen' },
  tooLarge: {
    en: 'This file is larger than 5 MB. A form’s source is not.',
    de: 'Diese Datei ist größer als 5 MB. So groß ist kein Quelltext eines Formulars.',
  },
  unreadable: { en: 'This file cannot be read.', de: 'Diese Datei kann nicht gelesen werden.' },
});
