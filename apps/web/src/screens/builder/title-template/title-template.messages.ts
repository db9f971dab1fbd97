import { memberMessages } from '@tideform/i18n';

/** Texts of the dialog that says how responses are titled. */
export const titleTemplateMessages = memberMessages({
  title: { en: 'Title Template', de: 'Titelvorlage' },
  hint: {
    en: 'Titles for responses to this form. Enter text, and put field names in double braces: {value}. Leave blank to use the form title.',
    de: 'Titel für Antworten auf dieses Formular. Geben Sie Text ein und Feldnamen in doppelten geschweiften Klammern: {value}. Ohne Eingabe wird der Formulartitel verwendet.',
  },
  label: { en: 'Template', de: 'Vorlage' },
  example: { en: 'Visit {number} to {site}', de: 'Besuch {number} bei {site}' },
  insert: { en: 'Insert field', de: 'Feld einfügen' },
  ofResponse: { en: 'From the response', de: 'Aus der Antwort' },
  ofForm: { en: 'Form fields', de: 'Formularfelder' },
  dateFormat: { en: 'Date format', de: 'Datumsformat' },
  noFields: { en: 'This form has no fields yet', de: 'Dieses Formular hat noch keine Felder' },
  problem: {
    en: 'Line {line}, column {column}: {message}',
    de: 'Zeile {line}, Spalte {column}: {message}',
  },
  unknown: {
    en: '{count, plural, one {Not in this form: {names}. The title will leave out this value.} other {Not in this form: {names}. The title will leave out these values.}}',
    de: '{count, plural, one {Nicht in diesem Formular: {names}. Der Wert wird im Titel ausgelassen.} other {Nicht in diesem Formular: {names}. Die Werte werden im Titel ausgelassen.}}',
  },
  preview: { en: 'Preview', de: 'Vorschau' },
  answered: { en: 'With answers', de: 'Mit Antworten' },
  unanswered: { en: 'Without answers', de: 'Ohne Antworten' },
  draft: { en: 'New draft', de: 'Neuer Entwurf' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  save: { en: 'Save', de: 'Speichern' },
  response: {
    submissionNumber: { en: 'Submission number', de: 'Einsendungsnummer' },
    formTitle: { en: 'Form title', de: 'Formulartitel' },
    createdBy: { en: 'Created by', de: 'Erstellt von' },
    timestamp: { en: 'Response date', de: 'Antwortdatum' },
  },
});
