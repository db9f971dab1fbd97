import { memberMessages } from '@tideform/i18n';

/** Messages of the data source dialog. */
export const editorMessages = memberMessages({
  newTitle: { en: 'New data source', de: 'Neue Datenquelle', fr: 'Nouvelle source de données' },
  subject: { en: 'Data source', de: 'Datenquelle', fr: 'Source de données' },
  title: { en: 'Title', de: 'Titel', fr: 'Titre' },
  id: { en: 'ID', de: 'Kennung', fr: 'ID' },
  idHint: {
    en: 'Forms refer to the data source by this ID. You can’t change it later.',
    de: 'Formulare verweisen mit dieser Kennung auf die Datenquelle. Sie kann später nicht geändert werden.',
    fr: 'Les formulaires font référence à la source de données par cet ID. Vous ne pourrez pas le modifier par la suite.',
  },
  idTaken: {
    en: 'Another data source already uses this ID.',
    de: 'Eine andere Datenquelle verwendet diese Kennung bereits.',
    fr: 'Une autre source de données utilise déjà cet ID.',
  },
  idWrong: {
    en: 'Use only letters without accents, digits, dashes, and underscores, up to 64 characters.',
    de: 'Verwenden Sie nur Buchstaben ohne Akzente, Ziffern, Bindestriche und Unterstriche, höchstens 64 Zeichen.',
    fr: 'Utilisez uniquement des lettres sans accent, des chiffres, des tirets et des traits de soulignement, 64 caractères au maximum.',
  },
  tooMany: {
    en: 'This team has reached the maximum number of data sources.',
    de: 'Dieses Team hat die maximale Anzahl von Datenquellen erreicht.',
    fr: 'Cette équipe a atteint le nombre maximal de sources de données.',
  },
  type: { en: 'Type', de: 'Typ', fr: 'Type' },
  types: {
    'sharepoint-list': { en: 'SharePoint list', de: 'SharePoint-Liste', fr: 'Liste SharePoint' },
    'sharepoint-file': { en: 'File (CSV or JSON)', de: 'Datei (CSV oder JSON)', fr: 'Fichier (CSV ou JSON)' },
    'excel-online': { en: 'Excel table', de: 'Excel-Tabelle', fr: 'Tableau Excel' },
    'form-submissions': {
      en: 'Form submissions',
      de: 'Einsendungen eines Formulars',
      fr: 'Soumissions d’un formulaire',
    },
  },
  site: { en: 'Site', de: 'Website', fr: 'Site' },
  searchSites: { en: 'Search sites', de: 'Websites suchen', fr: 'Rechercher des sites' },
  list: { en: 'List', de: 'Liste', fr: 'Liste' },
  drive: { en: 'Library', de: 'Bibliothek', fr: 'Bibliothèque' },
  file: { en: 'File', de: 'Datei', fr: 'Fichier' },
  fileHint: { en: '.csv or .json', de: '.csv oder .json', fr: '.csv ou .json' },
  workbookHint: { en: '.xls, .xlsx or .xlsm', de: '.xls, .xlsx oder .xlsm', fr: '.xls, .xlsx ou .xlsm' },
  folder: { en: 'Folder', de: 'Ordner', fr: 'Dossier' },
  top: { en: 'Library root', de: 'Stammordner der Bibliothek', fr: 'Racine de la bibliothèque' },
  up: { en: 'Up one folder', de: 'Eine Ordnerebene nach oben', fr: 'Dossier parent' },
  noFiles: {
    en: 'This folder has no files that can be used as a data source.',
    de: 'Dieser Ordner enthält keine Dateien, die als Datenquelle verwendet werden können.',
    fr: 'Ce dossier ne contient aucun fichier utilisable comme source de données.',
  },
  table: { en: 'Table', de: 'Tabelle', fr: 'Tableau' },
  form: { en: 'Form', de: 'Formular', fr: 'Formulaire' },
  choose: { en: 'Choose…', de: 'Auswählen …', fr: 'Choisir…' },
  comes: { en: 'Loading…', de: 'Wird geladen …', fr: 'Chargement…' },
  none: { en: 'Nothing available', de: 'Nichts verfügbar', fr: 'Rien de disponible' },
  environments: {
    live: { en: 'Live', de: 'Produktiv', fr: 'Production' },
    preview: { en: 'Preview environment', de: 'Vorschauumgebung', fr: 'Environnement d’aperçu' },
  },
  usePreview: {
    en: 'Use a different source for drafts and previews',
    de: 'Für Entwürfe und Vorschauen eine andere Quelle verwenden',
    fr: 'Utiliser une autre source pour les brouillons et les aperçus',
  },
  usePreviewHint: {
    en: 'Try out forms with test data.',
    de: 'Probieren Sie Formulare mit Testdaten aus.',
    fr: 'Essayez les formulaires avec des données de test.',
  },
  locked: {
    en: 'Upgrade subscription to use the preview environment',
    de: 'Aktualisieren Sie das Abonnement, um die Vorschauumgebung zu verwenden',
    fr: 'Passez à un forfait supérieur pour utiliser l’environnement d’aperçu',
  },
  rows: {
    title: { en: 'First rows', de: 'Erste Zeilen', fr: 'Premières lignes' },
    first: {
      en: '{ rows, plural, one {First row} other {First # rows} }',
      de: '{ rows, plural, one {Erste Zeile} other {Erste # Zeilen} }',
      fr: '{ rows, plural, one {Première ligne} many {# premières lignes} other {# premières lignes} }',
    },
    none: { en: 'No rows yet.', de: 'Noch keine Zeilen.', fr: 'Aucune ligne pour l’instant.' },
    later: {
      en: 'Choose a location to see the first rows here.',
      de: 'Wählen Sie einen Speicherort aus, um hier die ersten Zeilen anzuzeigen.',
      fr: 'Choisissez un emplacement pour voir les premières lignes ici.',
    },
    again: { en: 'Reload', de: 'Neu laden', fr: 'Recharger' },
    columns: { en: 'Columns for forms', de: 'Spalten für Formulare', fr: 'Colonnes pour les formulaires' },
    columnsHint: {
      en: '{columns}. You can use all of them in templates and logic.',
      de: '{columns}. Sie können alle in Vorlagen und in der Logik verwenden.',
      fr: '{columns}. Vous pouvez toutes les utiliser dans les modèles et la logique.',
    },
  },
  valueTypes: {
    words: { en: 'Text', de: 'Text', fr: 'Texte' },
    amount: { en: 'Number', de: 'Zahl', fr: 'Nombre' },
    date: { en: 'Date', de: 'Datum', fr: 'Date' },
    yesNo: { en: 'Yes/No', de: 'Ja/Nein', fr: 'Oui/Non' },
    several: { en: 'Multiple values', de: 'Mehrere Werte', fr: 'Plusieurs valeurs' },
    empty: { en: 'Empty', de: 'Leer', fr: 'Vide' },
  },
  usedIn: {
    en: '{ forms, plural, =0 {Not used yet.} one {Used in # form. Changes reach the form with the next sync.} other {Used in # forms. Changes reach the forms with the next sync.} }',
    de: '{ forms, plural, =0 {Noch nicht verwendet.} one {In # Formular verwendet. Änderungen werden bei der nächsten Synchronisierung wirksam.} other {In # Formularen verwendet. Änderungen werden bei der nächsten Synchronisierung wirksam.} }',
    fr: '{ forms, plural, =0 {Pas encore utilisée.} one {Utilisée dans # formulaire. Les modifications s’appliquent au formulaire lors de la prochaine synchronisation.} many {Utilisée dans # de formulaires. Les modifications s’appliquent aux formulaires lors de la prochaine synchronisation.} other {Utilisée dans # formulaires. Les modifications s’appliquent aux formulaires lors de la prochaine synchronisation.} }',
  },
  save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
});
