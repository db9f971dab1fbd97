import { memberMessages } from '@tideform/i18n';

export const sourceFileMessages = memberMessages({
  download: { en: 'Download', de: 'Herunterladen' },
  upload: { en: 'Upload', de: 'Hochladen' },
  exportAs: { en: 'Export', de: 'Exportieren' },
  formats: {
    jsonSchema: { en: 'JSON Schema of its answers (.json)', de: 'JSON Schema seiner Antworten (.json)' },
    xlsform: { en: 'XLSForm for ODK and KoboToolbox (.xlsx)', de: 'XLSForm für ODK und KoboToolbox (.xlsx)' },
  },
  exported: {
    en: '{lost, plural, =0 {Everything is in the file.} one {# property is not in the file: {which}} other {# properties are not in the file: {which}}}',
    de: '{lost, plural, =0 {Alles ist in der Datei.} one {# Eigenschaft ist nicht in der Datei: {which}} other {# Eigenschaften sind nicht in der Datei: {which}}}',
  },
  noForm: { en: 'This is no form yet.', de: 'Das ist noch kein Formular.' },
  tooLarge: {
    en: 'This file is larger than 5 MB. A form’s source is not.',
    de: 'Diese Datei ist größer als 5 MB. So groß ist kein Quelltext eines Formulars.',
  },
  unreadable: { en: 'This file cannot be read.', de: 'Diese Datei kann nicht gelesen werden.' },
});
