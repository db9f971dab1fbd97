import { memberMessages } from '@tideform/i18n';

/** Texts of the import of a form. */
export const importMessages = memberMessages({
  drop: { en: 'Drop a file here', de: 'Datei hier ablegen' },
  kinds: {
    en: 'form.io, SurveyJS, Google Forms, or JSON Schema (.json); ODK or KoboToolbox XLSForm (.xlsx); Microsoft Forms (.docx, .xlsx); a fillable PDF; a table of questions (.csv, .xlsx); or text',
    de: 'form.io, SurveyJS, Google Forms oder JSON Schema (.json); XLSForm aus ODK oder KoboToolbox (.xlsx); Microsoft Forms (.docx, .xlsx); ein ausfüllbares PDF; eine Tabelle mit Fragen (.csv, .xlsx) oder Text',
  },
  choose: { en: 'Choose a file', de: 'Datei auswählen' },
  chooseAnother: { en: 'Choose another file', de: 'Andere Datei auswählen' },
  chooseOther: { en: 'Start over', de: 'Von vorn beginnen' },
  place: { en: 'Location', de: 'Position' },
  paste: {
    en: 'Or paste the form’s text, or your questions one per line',
    de: 'Oder fügen Sie den Text des Formulars oder Ihre Fragen zeilenweise ein',
  },
  read: { en: 'Import text', de: 'Text importieren' },
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
    kept: { en: 'kept unchanged', de: 'unverändert übernommen' },
    changed: { en: 'adapted', de: 'angepasst' },
    lost: { en: 'not imported', de: 'nicht importiert' },
  },
  report: { en: 'Report', de: 'Bericht' },
  preview: { en: 'Preview', de: 'Vorschau' },
  original: { en: 'Original', de: 'Originaldatei' },
  noOriginal: {
    en: 'Preview isn’t available for this file.',
    de: 'Für diese Datei ist keine Vorschau verfügbar.',
  },
  result: { en: 'Result', de: 'Ergebnis' },
  part: { en: 'Component', de: 'Komponente' },
  property: { en: 'Property', de: 'Eigenschaft' },
  happens: { en: 'Details', de: 'Beschreibung' },
  outcomes: {
    kept: { en: 'Kept', de: 'Übernommen' },
    changed: { en: 'Adapted', de: 'Angepasst' },
    lost: { en: 'Not imported', de: 'Nicht importiert' },
  },
  wholeForm: { en: 'Form', de: 'Formular' },
  nothingChanged: {
    en: 'Everything was imported without changes.',
    de: 'Alles wurde ohne Änderungen importiert.',
  },
  showMore: {
    en: '{count, plural, one {Show # more} other {Show # more}}',
    de: '{count, plural, one {# weitere anzeigen} other {# weitere anzeigen}}',
  },
  showKept: {
    en: '{count, plural, one {Show # unchanged property} other {Show # unchanged properties}}',
    de: '{count, plural, one {# unveränderte Eigenschaft anzeigen} other {# unveränderte Eigenschaften anzeigen}}',
  },
  hideKept: { en: 'Hide unchanged properties', de: 'Unveränderte Eigenschaften ausblenden' },
  notSaved: {
    en: 'Nothing is saved until you select Create form.',
    de: 'Es wird erst gespeichert, wenn Sie „Formular erstellen“ auswählen.',
  },
  saveReport: { en: 'Save report', de: 'Bericht speichern' },
  reportName: { en: '{name} import', de: '{name} Import' },
  create: { en: 'Create form', de: 'Formular erstellen' },
  problems: {
    empty: { en: 'The file or text is empty.', de: 'Die Datei oder der Text ist leer.' },
    tooLarge: {
      en: 'The file is too large to import as a form.',
      de: 'Die Datei ist zu groß, um sie als Formular zu importieren.',
    },
    unreadable: {
      en: 'Couldn’t read the file. It might be damaged.',
      de: 'Die Datei konnte nicht gelesen werden. Sie ist möglicherweise beschädigt.',
    },
    noFields: {
      en: 'This PDF doesn’t have any fillable fields. Close this dialog, and attach the PDF when you describe the form you need.',
      de: 'Dieses PDF enthält keine ausfüllbaren Felder. Schließen Sie dieses Dialogfeld, und fügen Sie das PDF beim Beschreiben des gewünschten Formulars an.',
    },
    unknownFormat: {
      en: 'Tideform can’t import this kind of file.',
      de: 'Tideform kann diese Art von Datei nicht importieren.',
    },
    refused: {
      en: 'This form can’t be used here. {reason}',
      de: 'Dieses Formular kann hier nicht verwendet werden. {reason}',
    },
  },
});
