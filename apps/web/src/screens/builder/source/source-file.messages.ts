import { memberMessages } from '@tideform/i18n';

export const sourceFileMessages = memberMessages({
  download: { en: 'Download', de: 'Herunterladen' },
  upload: { en: 'Upload', de: 'Hochladen' },
  exportAs: { en: 'Export', de: 'Exportieren' },
  formats: {
    jsonSchema: { en: 'JSON Schema of the answers (.json)', de: 'JSON-Schema der Antworten (.json)' },
    xlsform: { en: 'XLSForm for ODK and KoboToolbox (.xlsx)', de: 'XLSForm für ODK und KoboToolbox (.xlsx)' },
  },
  exported: {
    en: '{lost, plural, =0 {Exported the complete form.} one {Exported the form without # property: {which}} other {Exported the form without # properties: {which}}}',
    de: '{lost, plural, =0 {Das vollständige Formular wurde exportiert.} one {Das Formular wurde ohne # Eigenschaft exportiert: {which}} other {Das Formular wurde ohne # Eigenschaften exportiert: {which}}}',
  },
  noForm: { en: 'This isn’t a valid form yet.', de: 'Das ist noch kein gültiges Formular.' },
  tooLarge: {
    en: 'Choose a file that’s 5 MB or smaller.',
    de: 'Wählen Sie eine Datei aus, die höchstens 5 MB groß ist.',
  },
  unreadable: { en: 'Couldn’t read this file.', de: 'Die Datei konnte nicht gelesen werden.' },
});
