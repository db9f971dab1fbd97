import { memberMessages } from '@tideform/i18n';

/** Texts of the import of a form. */
export const importMessages = memberMessages({
  drop: { en: 'Drop a file here', de: 'Datei hier ablegen' },
  kinds: {
    en: 'form.io, SurveyJS, Google Forms or JSON Schema (.json), XLSForm of ODK or KoboToolbox (.xlsx), Microsoft Forms (.docx, .xlsx), a PDF that can be filled in, a table of questions (.csv, .xlsx), a text',
    de: 'form.io, SurveyJS, Google Forms oder JSON Schema (.json), XLSForm von ODK oder KoboToolbox (.xlsx), Microsoft Forms (.docx, .xlsx), eine ausfüllbare PDF, eine Tabelle mit Fragen (.csv, .xlsx), ein Text',
  },
  choose: { en: 'Choose a file', de: 'Datei auswählen' },
  chooseAnother: { en: 'Choose another file', de: 'Andere Datei auswählen' },
  chooseOther: { en: 'Start again', de: 'Von vorn' },
  place: { en: 'Place', de: 'Stelle' },
  paste: {
    en: 'Or paste its text, or questions line by line',
    de: 'Oder ihren Text einfügen, oder Fragen Zeile für Zeile',
  },
  read: { en: 'Read the text', de: 'Text lesen' },
  pasted: { en: 'Pasted text', de: 'Eingefügter Text' },
  reading: { en: 'Reading {name}…', de: '{name} wird gelesen …' },
  about: {
    en: '{size} · {format}, {pages, plural, one {# page} other {# pages}}',
    de: '{size} · {format}, {pages, plural, one {# Seite} other {# Seiten}}',
  },
  formats: {
    formio: { en: 'form.io', de: 'form.io' },
    surveyjs: { en: 'SurveyJS', de: 'SurveyJS' },
    xlsform: { en: 'XLSForm', de: 'XLSForm' },
    jsonSchema: { en: 'JSON Schema', de: 'JSON Schema' },
    google: { en: 'Google Forms', de: 'Google Forms' },
    microsoft: { en: 'Microsoft Forms', de: 'Microsoft Forms' },
    pdf: { en: 'PDF', de: 'PDF' },
    table: { en: 'table of questions', de: 'Tabelle mit Fragen' },
    text: { en: 'text', de: 'Text' },
  },
  language: { en: 'Language of the form', de: 'Sprache des Formulars' },
  totals: {
    all: { en: 'properties read', de: 'Eigenschaften gelesen' },
    kept: { en: 'kept as they are', de: 'unverändert übernommen' },
    changed: { en: 'adapted', de: 'angepasst' },
    lost: { en: 'left out', de: 'nicht übernommen' },
  },
  report: { en: 'Report', de: 'Bericht' },
  preview: { en: 'Preview', de: 'Vorschau' },
  original: { en: 'As it was', de: 'Wie es war' },
  noOriginal: {
    en: 'This file cannot be shown here.',
    de: 'Diese Datei lässt sich hier nicht zeigen.',
  },
  result: { en: 'Result', de: 'Ergebnis' },
  part: { en: 'Part', de: 'Teil' },
  property: { en: 'Property', de: 'Eigenschaft' },
  happens: { en: 'What happens', de: 'Was geschieht' },
  outcomes: {
    kept: { en: 'Kept', de: 'Übernommen' },
    changed: { en: 'Adapted', de: 'Angepasst' },
    lost: { en: 'Left out', de: 'Nicht übernommen' },
  },
  wholeForm: { en: 'The form', de: 'Das Formular' },
  nothingChanged: {
    en: 'Everything came over as it is.',
    de: 'Alles wurde unverändert übernommen.',
  },
  showMore: {
    en: '{count, plural, one {Show # more} other {Show # more}}',
    de: '{count, plural, one {# weitere anzeigen} other {# weitere anzeigen}}',
  },
  showKept: {
    en: '{count, plural, one {Show the # property that was kept} other {Show the # properties that were kept}}',
    de: '{count, plural, one {Die # übernommene Eigenschaft anzeigen} other {Die # übernommenen Eigenschaften anzeigen}}',
  },
  hideKept: { en: 'Hide what was kept', de: 'Übernommenes ausblenden' },
  notSaved: {
    en: 'Nothing is saved before you choose Create form.',
    de: 'Nichts wird gespeichert, bevor Sie „Formular anlegen“ wählen.',
  },
  saveReport: { en: 'Save report', de: 'Bericht speichern' },
  reportName: { en: '{name} import', de: '{name} Import' },
  create: { en: 'Create form', de: 'Formular anlegen' },
  problems: {
    empty: { en: 'There is nothing in it.', de: 'Es ist nichts darin.' },
    tooLarge: { en: 'This is too large to be a form.', de: 'Für ein Formular ist das zu groß.' },
    unreadable: {
      en: 'This cannot be read. It may be damaged.',
      de: 'Das kann nicht gelesen werden. Es ist vielleicht beschädigt.',
    },
    noFields: {
      en: 'Nobody can type into this PDF. Close this dialog, and attach it where you describe the form you need.',
      de: 'In diese PDF kann niemand tippen. Schließen Sie diesen Dialog und hängen Sie sie dort an, wo Sie das Formular beschreiben.',
    },
    unknownFormat: {
      en: 'This is no form of a kind that can be imported.',
      de: 'Das ist kein Formular einer Art, die importiert werden kann.',
    },
    refused: {
      en: 'This form cannot be used here. {reason}',
      de: 'Dieses Formular kann hier nicht benutzt werden. {reason}',
    },
  },
});
