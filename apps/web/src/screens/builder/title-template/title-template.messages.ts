import { memberMessages } from '@tideform/i18n';

/** Messages of the dialog for the title template of responses. */
export const titleTemplateMessages = memberMessages({
  title: { en: 'Title Template', de: 'Titelvorlage', fr: 'Modèle de titre' },
  hint: {
    en: 'Titles for responses to this form. Enter text, and put field names in double braces: {value}. Leave blank to use the form title.',
    de: 'Titel für Antworten auf dieses Formular. Geben Sie Text ein und Feldnamen in doppelten geschweiften Klammern: {value}. Ohne Eingabe wird der Formulartitel verwendet.',
    fr: 'Titres des réponses à ce formulaire. Entrez du texte et placez les noms de champs entre doubles accolades : {value}. Laissez vide pour utiliser le titre du formulaire.',
  },
  label: { en: 'Template', de: 'Vorlage', fr: 'Modèle' },
  example: { en: 'Visit {number} to {site}', de: 'Besuch {number} bei {site}', fr: 'Visite {number} à {site}' },
  insert: { en: 'Insert field', de: 'Feld einfügen', fr: 'Insérer un champ' },
  ofResponse: { en: 'From the response', de: 'Aus der Antwort', fr: 'De la réponse' },
  ofForm: { en: 'Form fields', de: 'Formularfelder', fr: 'Champs du formulaire' },
  dateFormat: { en: 'Date format', de: 'Datumsformat', fr: 'Format de date' },
  noFields: {
    en: 'This form has no fields yet',
    de: 'Dieses Formular hat noch keine Felder',
    fr: 'Ce formulaire ne contient encore aucun champ',
  },
  problem: {
    en: 'Line {line}, column {column}: {message}',
    de: 'Zeile {line}, Spalte {column}: {message}',
    fr: 'Ligne {line}, colonne {column} : {message}',
  },
  unknown: {
    en: '{count, plural, one {Not in this form: {names}. The title will leave out this value.} other {Not in this form: {names}. The title will leave out these values.}}',
    de: '{count, plural, one {Nicht in diesem Formular: {names}. Der Wert wird im Titel ausgelassen.} other {Nicht in diesem Formular: {names}. Die Werte werden im Titel ausgelassen.}}',
    fr: '{count, plural, one {Absent de ce formulaire : {names}. Cette valeur sera omise du titre.} many {Absents de ce formulaire : {names}. Ces valeurs seront omises du titre.} other {Absents de ce formulaire : {names}. Ces valeurs seront omises du titre.}}',
  },
  preview: { en: 'Preview', de: 'Vorschau', fr: 'Aperçu' },
  answered: { en: 'With answers', de: 'Mit Antworten', fr: 'Avec réponses' },
  unanswered: { en: 'Without answers', de: 'Ohne Antworten', fr: 'Sans réponses' },
  draft: { en: 'New draft', de: 'Neuer Entwurf', fr: 'Nouveau brouillon' },
  cancel: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
  response: {
    submissionNumber: { en: 'Submission number', de: 'Einsendungsnummer', fr: 'Numéro de soumission' },
    formTitle: { en: 'Form title', de: 'Formulartitel', fr: 'Titre du formulaire' },
    createdBy: { en: 'Created by', de: 'Erstellt von', fr: 'Créée par' },
    timestamp: { en: 'Response date', de: 'Antwortdatum', fr: 'Date de la réponse' },
  },
});
