import { memberMessages } from '@tideform/i18n';

/** Messages of the form import. */
export const importMessages = memberMessages({
  drop: { en: 'Drop a file here', de: 'Datei hier ablegen', fr: 'Déposez un fichier ici' },
  kinds: {
    en: 'form.io, SurveyJS, Google Forms, or JSON Schema (.json); ODK or KoboToolbox XLSForm (.xlsx); Microsoft Forms (.docx, .xlsx); a fillable PDF; a table of questions (.csv, .xlsx); or text',
    de: 'form.io, SurveyJS, Google Forms oder JSON Schema (.json); XLSForm aus ODK oder KoboToolbox (.xlsx); Microsoft Forms (.docx, .xlsx); ein ausfüllbares PDF; eine Tabelle mit Fragen (.csv, .xlsx) oder Text',
    fr: 'form.io, SurveyJS, Google Forms ou JSON Schema (.json) ; XLSForm d’ODK ou de KoboToolbox (.xlsx) ; Microsoft Forms (.docx, .xlsx) ; un PDF remplissable ; un tableau de questions (.csv, .xlsx) ; ou du texte',
  },
  choose: { en: 'Choose a file', de: 'Datei auswählen', fr: 'Choisir un fichier' },
  chooseAnother: { en: 'Choose another file', de: 'Andere Datei auswählen', fr: 'Choisir un autre fichier' },
  chooseOther: { en: 'Start over', de: 'Von vorn beginnen', fr: 'Recommencer' },
  place: { en: 'Location', de: 'Position', fr: 'Emplacement' },
  paste: {
    en: 'Or paste the form’s text, or your questions one per line',
    de: 'Oder fügen Sie den Text des Formulars oder Ihre Fragen zeilenweise ein',
    fr: 'Ou collez le texte du formulaire, ou vos questions à raison d’une par ligne',
  },
  read: { en: 'Import text', de: 'Text importieren', fr: 'Importer le texte' },
  pasted: { en: 'Pasted text', de: 'Eingefügter Text', fr: 'Texte collé' },
  reading: { en: 'Reading {name}…', de: '{name} wird gelesen …', fr: 'Lecture de {name}…' },
  about: {
    en: '{size} · {format}, {pages, plural, one {# page} other {# pages}}',
    de: '{size} · {format}, {pages, plural, one {# Seite} other {# Seiten}}',
    fr: '{size} · {format}, {pages, plural, one {# page} many {# de pages} other {# pages}}',
  },
  formats: {
    formio: { en: 'form.io', de: 'form.io', fr: 'form.io' },
    surveyjs: { en: 'SurveyJS', de: 'SurveyJS', fr: 'SurveyJS' },
    xlsform: { en: 'XLSForm', de: 'XLSForm', fr: 'XLSForm' },
    jsonSchema: { en: 'JSON Schema', de: 'JSON Schema', fr: 'JSON Schema' },
    google: { en: 'Google Forms', de: 'Google Forms', fr: 'Google Forms' },
    microsoft: { en: 'Microsoft Forms', de: 'Microsoft Forms', fr: 'Microsoft Forms' },
    pdf: { en: 'PDF', de: 'PDF', fr: 'PDF' },
    table: { en: 'table of questions', de: 'Tabelle mit Fragen', fr: 'tableau de questions' },
    text: { en: 'text', de: 'Text', fr: 'texte' },
  },
  language: { en: 'Language of the form', de: 'Sprache des Formulars', fr: 'Langue du formulaire' },
  totals: {
    all: { en: 'properties read', de: 'Eigenschaften gelesen', fr: 'propriétés lues' },
    kept: { en: 'kept unchanged', de: 'unverändert übernommen', fr: 'conservées telles quelles' },
    changed: { en: 'adapted', de: 'angepasst', fr: 'adaptées' },
    lost: { en: 'not imported', de: 'nicht importiert', fr: 'non importées' },
  },
  report: { en: 'Report', de: 'Bericht', fr: 'Rapport' },
  preview: { en: 'Preview', de: 'Vorschau', fr: 'Aperçu' },
  original: { en: 'Original', de: 'Originaldatei', fr: 'Original' },
  noOriginal: {
    en: 'Preview isn’t available for this file.',
    de: 'Für diese Datei ist keine Vorschau verfügbar.',
    fr: 'L’aperçu n’est pas disponible pour ce fichier.',
  },
  result: { en: 'Result', de: 'Ergebnis', fr: 'Résultat' },
  part: { en: 'Component', de: 'Komponente', fr: 'Composant' },
  property: { en: 'Property', de: 'Eigenschaft', fr: 'Propriété' },
  happens: { en: 'Details', de: 'Beschreibung', fr: 'Détails' },
  outcomes: {
    kept: { en: 'Kept', de: 'Übernommen', fr: 'Conservée' },
    changed: { en: 'Adapted', de: 'Angepasst', fr: 'Adaptée' },
    lost: { en: 'Not imported', de: 'Nicht importiert', fr: 'Non importée' },
  },
  wholeForm: { en: 'Form', de: 'Formular', fr: 'Formulaire' },
  nothingChanged: {
    en: 'Everything was imported without changes.',
    de: 'Alles wurde ohne Änderungen importiert.',
    fr: 'Tout a été importé sans modification.',
  },
  showMore: {
    en: '{count, plural, one {Show # more} other {Show # more}}',
    de: '{count, plural, one {# weitere anzeigen} other {# weitere anzeigen}}',
    fr: '{count, plural, one {Afficher # de plus} many {Afficher # de plus} other {Afficher # de plus}}',
  },
  showKept: {
    en: '{count, plural, one {Show # unchanged property} other {Show # unchanged properties}}',
    de: '{count, plural, one {# unveränderte Eigenschaft anzeigen} other {# unveränderte Eigenschaften anzeigen}}',
    fr: '{count, plural, one {Afficher # propriété inchangée} many {Afficher # de propriétés inchangées} other {Afficher # propriétés inchangées}}',
  },
  hideKept: {
    en: 'Hide unchanged properties',
    de: 'Unveränderte Eigenschaften ausblenden',
    fr: 'Masquer les propriétés inchangées',
  },
  notSaved: {
    en: 'Nothing is saved until you select Create form.',
    de: 'Es wird erst gespeichert, wenn Sie „Formular erstellen“ auswählen.',
    fr: 'Rien n’est enregistré tant que vous n’avez pas sélectionné « Créer le formulaire ».',
  },
  saveReport: { en: 'Save report', de: 'Bericht speichern', fr: 'Enregistrer le rapport' },
  reportName: { en: '{name} import', de: '{name} Import', fr: 'Rapport d’importation {name}' },
  create: { en: 'Create form', de: 'Formular erstellen', fr: 'Créer le formulaire' },
  problems: {
    empty: {
      en: 'The file or text is empty.',
      de: 'Die Datei oder der Text ist leer.',
      fr: 'Le fichier ou le texte est vide.',
    },
    tooLarge: {
      en: 'The file is too large to import as a form.',
      de: 'Die Datei ist zu groß, um sie als Formular zu importieren.',
      fr: 'Le fichier est trop volumineux pour être importé en tant que formulaire.',
    },
    unreadable: {
      en: 'Couldn’t read the file. It might be damaged.',
      de: 'Die Datei konnte nicht gelesen werden. Sie ist möglicherweise beschädigt.',
      fr: 'Impossible de lire le fichier. Il est peut-être endommagé.',
    },
    noFields: {
      en: 'This PDF doesn’t have any fillable fields. Close this dialog, and attach the PDF when you describe the form you need.',
      de: 'Dieses PDF enthält keine ausfüllbaren Felder. Schließen Sie dieses Dialogfeld, und fügen Sie das PDF beim Beschreiben des gewünschten Formulars an.',
      fr: 'Ce PDF ne contient aucun champ remplissable. Fermez cette boîte de dialogue, puis joignez le PDF lorsque vous décrivez le formulaire dont vous avez besoin.',
    },
    unknownFormat: {
      en: 'Tideform can’t import this kind of file.',
      de: 'Tideform kann diese Art von Datei nicht importieren.',
      fr: 'Tideform ne peut pas importer ce type de fichier.',
    },
    refused: {
      en: 'This form can’t be used here. {reason}',
      de: 'Dieses Formular kann hier nicht verwendet werden. {reason}',
      fr: 'Ce formulaire ne peut pas être utilisé ici. {reason}',
    },
  },
});
