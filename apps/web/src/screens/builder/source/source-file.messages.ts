import { memberMessages } from '@tideform/i18n';

export const sourceFileMessages = memberMessages({
  download: { en: 'Download', de: 'Herunterladen', fr: 'Télécharger' },
  upload: { en: 'Upload', de: 'Hochladen', fr: 'Charger' },
  exportAs: { en: 'Export', de: 'Exportieren', fr: 'Exporter' },
  formats: {
    jsonSchema: {
      en: 'JSON Schema of the answers (.json)',
      de: 'JSON-Schema der Antworten (.json)',
      fr: 'JSON Schema des réponses (.json)',
    },
    xlsform: {
      en: 'XLSForm for ODK and KoboToolbox (.xlsx)',
      de: 'XLSForm für ODK und KoboToolbox (.xlsx)',
      fr: 'XLSForm pour ODK et KoboToolbox (.xlsx)',
    },
  },
  exported: {
    en: '{lost, plural, =0 {Exported the complete form.} one {Exported the form without # property: {which}} other {Exported the form without # properties: {which}}}',
    de: '{lost, plural, =0 {Das vollständige Formular wurde exportiert.} one {Das Formular wurde ohne # Eigenschaft exportiert: {which}} other {Das Formular wurde ohne # Eigenschaften exportiert: {which}}}',
    fr: '{lost, plural, =0 {Le formulaire complet a été exporté.} one {Le formulaire a été exporté sans # propriété : {which}} many {Le formulaire a été exporté sans # de propriétés : {which}} other {Le formulaire a été exporté sans # propriétés : {which}}}',
  },
  noForm: {
    en: 'This isn’t a valid form yet.',
    de: 'Das ist noch kein gültiges Formular.',
    fr: 'Ce n’est pas encore un formulaire valide.',
  },
  tooLarge: {
    en: 'Choose a file that’s 5 MB or smaller.',
    de: 'Wählen Sie eine Datei aus, die höchstens 5 MB groß ist.',
    fr: 'Choisissez un fichier de 5 Mo maximum.',
  },
  unreadable: {
    en: 'Couldn’t read this file.',
    de: 'Die Datei konnte nicht gelesen werden.',
    fr: 'Impossible de lire ce fichier.',
  },
});
