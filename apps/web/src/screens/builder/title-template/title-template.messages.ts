import { memberMessages } from '@tideform/i18n';

/** Texts of the dialog that says how responses are titled. */
export const titleTemplateMessages = memberMessages({
  title: { en: 'Title Template', de: 'Titelvorlage' },
  hint: {
    en: 'What each response is called. Write text, and values in double braces: {value}. Leave it empty to use the title of the form.',
    de: 'Wie jede Antwort heißt. Schreiben Sie Text, und Werte in doppelten geschweiften Klammern: {value}. Leer: der Titel des Formulars.',
  },
  label: { en: 'Template', de: 'Vorlage' },
  example: { en: 'Visit {number} to {site}', de: 'Besuch {number} bei {site}' },
  insert: { en: 'Insert field', de: 'Feld einfügen' },
  ofResponse: { en: 'Of the response', de: 'Von der Antwort' },
  ofForm: { en: 'Fields of the form', de: 'Felder des Formulars' },
  dateFormat: { en: 'How dates are written', de: 'Schreibweise von Daten' },
  noFields: { en: 'This form has no fields yet', de: 'Dieses Formular hat noch keine Felder' },
  problem: {
    en: 'Line {line}, column {column}: {message}',
    de: 'Zeile {line}, Spalte {column}: {message}',
  },
  unknown: {
    en: '{count, plural, one {Not in this form: {names}. The title is written without it.} other {Not in this form: {names}. The title is written without them.}}',
    de: '{count, plural, one {Nicht in diesem Formular: {names}. Der Titel kommt ohne aus.} other {Nicht in diesem Formular: {names}. Der Titel kommt ohne sie aus.}}',
  },
  preview: { en: 'Preview', de: 'Vorschau' },
  answered: { en: 'Answered', de: 'Ausgefüllt' },
  unanswered: { en: 'Without answers', de: 'Ohne Antworten' },
  draft: { en: 'New draft', de: 'Neuer Entwurf' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  save: { en: 'Save', de: 'Speichern' },
  response: {
    submissionNumber: { en: 'Submission number', de: 'Nummer der Einsendung' },
    formTitle: { en: 'Form title', de: 'Titel des Formulars' },
    createdBy: { en: 'Created by', de: 'Erstellt von' },
    timestamp: { en: 'Date of the response', de: 'Datum der Antwort' },
  },
});
