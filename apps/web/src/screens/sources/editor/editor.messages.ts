import { memberMessages } from '@tideform/i18n';

/** Of the dialog that makes or changes a data source. */
export const editorMessages = memberMessages({
  newTitle: { en: 'New data source', de: 'Neue Datenquelle' },
  subject: { en: 'Data source', de: 'Datenquelle' },
  title: { en: 'Title', de: 'Titel' },
  id: { en: 'Id', de: 'Kennung' },
  idHint: {
    en: 'Used by forms. It cannot be changed later.',
    de: 'So nennen sie Formulare. Sie kann später nicht geändert werden.',
  },
  idTaken: { en: 'Another data source has this id.', de: 'Eine andere Datenquelle hat diese Kennung.' },
  idWrong: {
    en: 'Letters without accents, digits, dashes and underscores alone, 64 at most.',
    de: 'Nur Buchstaben ohne Akzente, Ziffern, Binde- und Unterstriche, höchstens 64.',
  },
  tooMany: {
    en: 'This team has as many data sources as it may have.',
    de: 'Dieses Team hat so viele Datenquellen, wie es haben darf.',
  },
  type: { en: 'Type', de: 'Art' },
  types: {
    'sharepoint-list': { en: 'SharePoint list', de: 'SharePoint-Liste' },
    'sharepoint-file': { en: 'File (csv or json)', de: 'Datei (csv oder json)' },
    'excel-online': { en: 'Excel table', de: 'Excel-Tabelle' },
    'form-submissions': { en: 'Submissions of a form', de: 'Einsendungen eines Formulars' },
  },
  site: { en: 'Site', de: 'Website' },
  searchSites: { en: 'Search sites', de: 'Websites suchen' },
  list: { en: 'List', de: 'Liste' },
  drive: { en: 'Library', de: 'Bibliothek' },
  file: { en: 'File', de: 'Datei' },
  fileHint: { en: '.csv or .json', de: '.csv oder .json' },
  workbookHint: { en: '.xls, .xlsx or .xlsm', de: '.xls, .xlsx oder .xlsm' },
  folder: { en: 'Folder', de: 'Ordner' },
  top: { en: 'Top of the library', de: 'Ganz oben in der Bibliothek' },
  up: { en: 'One folder up', de: 'Einen Ordner nach oben' },
  noFiles: { en: 'Nothing here that can be read.', de: 'Hier ist nichts, das gelesen werden kann.' },
  table: { en: 'Table', de: 'Tabelle' },
  form: { en: 'Form', de: 'Formular' },
  choose: { en: 'Choose …', de: 'Auswählen …' },
  comes: { en: 'Loading …', de: 'Wird geladen …' },
  none: { en: 'There is none', de: 'Es gibt keine' },
  environments: {
    live: { en: 'Live', de: 'Im Betrieb' },
    preview: { en: 'Preview environment', de: 'Vorschau-Umgebung' },
  },
  usePreview: {
    en: 'Drafts and previews read something else',
    de: 'Entwürfe und Vorschauen lesen etwas anderes',
  },
  usePreviewHint: {
    en: 'For trying a form out with rows that are not real.',
    de: 'Um ein Formular mit Zeilen auszuprobieren, die nicht echt sind.',
  },
  locked: {
    en: 'Upgrade subscription to use the preview environment',
    de: 'Für die Vorschau-Umgebung ist ein größeres Abonnement nötig',
  },
  rows: {
    title: { en: 'First rows', de: 'Erste Zeilen' },
    first: {
      en: '{ rows, plural, one {First row} other {First # rows} }',
      de: '{ rows, plural, one {Erste Zeile} other {Erste # Zeilen} }',
    },
    none: { en: 'There are no rows yet.', de: 'Es gibt noch keine Zeilen.' },
    later: {
      en: 'Choose where the rows are, and the first of them are shown here.',
      de: 'Wählen Sie, wo die Zeilen liegen; dann stehen hier die ersten.',
    },
    again: { en: 'Read again', de: 'Noch einmal lesen' },
    columns: { en: 'Columns for forms', de: 'Spalten für Formulare' },
    columnsHint: {
      en: '{columns}. All of them can be used in templates and logic.',
      de: '{columns}. Alle können in Vorlagen und Logik verwendet werden.',
    },
  },
  valueTypes: {
    words: { en: 'Text', de: 'Text' },
    amount: { en: 'Number', de: 'Zahl' },
    date: { en: 'Date', de: 'Datum' },
    yesNo: { en: 'Yes or no', de: 'Ja oder nein' },
    several: { en: 'Several values', de: 'Mehrere Werte' },
    empty: { en: 'Empty', de: 'Leer' },
  },
  usedIn: {
    en: '{ forms, plural, =0 {Not used yet.} one {Used in # form. A change reaches it with the next sync.} other {Used in # forms. A change reaches them with the next sync.} }',
    de: '{ forms, plural, =0 {Noch nicht verwendet.} one {In # Formular verwendet. Eine Änderung kommt mit dem nächsten Sync an.} other {In # Formularen verwendet. Eine Änderung kommt mit dem nächsten Sync an.} }',
  },
  save: { en: 'Save', de: 'Speichern' },
});
