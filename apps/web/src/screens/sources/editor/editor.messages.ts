import { memberMessages } from '@tideform/i18n';

/** Of the dialog that makes or changes a data source. */
export const editorMessages = memberMessages({
  newTitle: { en: 'New data source', de: 'Neue Datenquelle' },
  subject: { en: 'Data source', de: 'Datenquelle' },
  title: { en: 'Title', de: 'Titel' },
  id: { en: 'ID', de: 'Kennung' },
  idHint: {
    en: 'Forms refer to the data source by this ID. You can’t change it later.',
    de: 'Formulare verweisen mit dieser Kennung auf die Datenquelle. Sie kann später nicht geändert werden.',
  },
  idTaken: {
    en: 'Another data source already uses this ID.',
    de: 'Eine andere Datenquelle verwendet diese Kennung bereits.',
  },
  idWrong: {
    en: 'Use only letters without accents, digits, dashes, and underscores, up to 64 characters.',
    de: 'Verwenden Sie nur Buchstaben ohne Akzente, Ziffern, Bindestriche und Unterstriche, höchstens 64 Zeichen.',
  },
  tooMany: {
    en: 'This team has reached the maximum number of data sources.',
    de: 'Dieses Team hat die maximale Anzahl von Datenquellen erreicht.',
  },
  type: { en: 'Type', de: 'Typ' },
  types: {
    'sharepoint-list': { en: 'SharePoint list', de: 'SharePoint-Liste' },
    'sharepoint-file': { en: 'File (CSV or JSON)', de: 'Datei (CSV oder JSON)' },
    'excel-online': { en: 'Excel table', de: 'Excel-Tabelle' },
    'form-submissions': { en: 'Form submissions', de: 'Einsendungen eines Formulars' },
  },
  site: { en: 'Site', de: 'Website' },
  searchSites: { en: 'Search sites', de: 'Websites suchen' },
  list: { en: 'List', de: 'Liste' },
  drive: { en: 'Library', de: 'Bibliothek' },
  file: { en: 'File', de: 'Datei' },
  fileHint: { en: '.csv or .json', de: '.csv oder .json' },
  workbookHint: { en: '.xls, .xlsx or .xlsm', de: '.xls, .xlsx oder .xlsm' },
  folder: { en: 'Folder', de: 'Ordner' },
  top: { en: 'Library root', de: 'Stammordner der Bibliothek' },
  up: { en: 'Up one folder', de: 'Eine Ordnerebene nach oben' },
  noFiles: {
    en: 'This folder has no files that can be used as a data source.',
    de: 'Dieser Ordner enthält keine Dateien, die als Datenquelle verwendet werden können.',
  },
  table: { en: 'Table', de: 'Tabelle' },
  form: { en: 'Form', de: 'Formular' },
  choose: { en: 'Choose …', de: 'Auswählen …' },
  comes: { en: 'Loading …', de: 'Wird geladen …' },
  none: { en: 'Nothing available', de: 'Nichts verfügbar' },
  environments: {
    live: { en: 'Live', de: 'Produktiv' },
    preview: { en: 'Preview environment', de: 'Vorschauumgebung' },
  },
  usePreview: {
    en: 'Use a different source for drafts and previews',
    de: 'Für Entwürfe und Vorschauen eine andere Quelle verwenden',
  },
  usePreviewHint: {
    en: 'Try out forms with test data.',
    de: 'Probieren Sie Formulare mit Testdaten aus.',
  },
  locked: {
    en: 'Upgrade subscription to use the preview environment',
    de: 'Aktualisieren Sie das Abonnement, um die Vorschauumgebung zu verwenden',
  },
  rows: {
    title: { en: 'First rows', de: 'Erste Zeilen' },
    first: {
      en: '{ rows, plural, one {First row} other {First # rows} }',
      de: '{ rows, plural, one {Erste Zeile} other {Erste # Zeilen} }',
    },
    none: { en: 'No rows yet.', de: 'Noch keine Zeilen.' },
    later: {
      en: 'Choose a location to see the first rows here.',
      de: 'Wählen Sie einen Speicherort aus, um hier die ersten Zeilen anzuzeigen.',
    },
    again: { en: 'Reload', de: 'Neu laden' },
    columns: { en: 'Columns for forms', de: 'Spalten für Formulare' },
    columnsHint: {
      en: '{columns}. You can use all of them in templates and logic.',
      de: '{columns}. Sie können alle in Vorlagen und in der Logik verwenden.',
    },
  },
  valueTypes: {
    words: { en: 'Text', de: 'Text' },
    amount: { en: 'Number', de: 'Zahl' },
    date: { en: 'Date', de: 'Datum' },
    yesNo: { en: 'Yes/No', de: 'Ja/Nein' },
    several: { en: 'Multiple values', de: 'Mehrere Werte' },
    empty: { en: 'Empty', de: 'Leer' },
  },
  usedIn: {
    en: '{ forms, plural, =0 {Not used yet.} one {Used in # form. Changes reach the form with the next sync.} other {Used in # forms. Changes reach the forms with the next sync.} }',
    de: '{ forms, plural, =0 {Noch nicht verwendet.} one {In # Formular verwendet. Änderungen werden bei der nächsten Synchronisierung wirksam.} other {In # Formularen verwendet. Änderungen werden bei der nächsten Synchronisierung wirksam.} }',
  },
  save: { en: 'Save', de: 'Speichern' },
});
