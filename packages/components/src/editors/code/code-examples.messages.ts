import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Titles of code examples, and the messages in the example code that respondents see. */
export const codeExamplesMessages = memberMessages({
  agree: { en: 'Two answers match', de: 'Zwei Antworten stimmen überein', fr: 'Deux réponses identiques' },
  agreeMessage: {
    en: 'The addresses don’t match.',
    de: 'Die Adressen stimmen nicht überein.',
    fr: 'Les adresses ne correspondent pas.',
  },
  notPast: { en: 'Not in the past', de: 'Nicht in der Vergangenheit', fr: 'Pas dans le passé' },
  notPastMessage: {
    en: 'Choose a date in the future.',
    de: 'Wählen Sie ein Datum in der Zukunft aus.',
    fr: 'Choisissez une date à venir.',
  },
  onlyWith: {
    en: 'Only if another answer is given',
    de: 'Nur wenn eine andere Antwort vorhanden ist',
    fr: 'Uniquement si une autre réponse est donnée',
  },
  onlyWithMessage: {
    en: 'Enter a reason first.',
    de: 'Geben Sie zuerst einen Grund ein.',
    fr: 'Entrez d’abord un motif.',
  },
  largeEnough: { en: 'Minimum number', de: 'Mindestwert', fr: 'Valeur minimale' },
  both: {
    en: 'Both conditions are met',
    de: 'Beide Bedingungen sind erfüllt',
    fr: 'Les deux conditions sont remplies',
  },
  byAnswer: { en: 'Based on one answer', de: 'Anhand einer Antwort', fr: 'En fonction d’une réponse' },
  byTwo: { en: 'Based on two answers', de: 'Anhand zweier Antworten', fr: 'En fonction de deux réponses' },
  byColumn: {
    en: 'Based on a column in the same row',
    de: 'Anhand einer Spalte derselben Zeile',
    fr: 'En fonction d’une colonne de la même ligne',
  },
  sum: { en: 'Sum of answers', de: 'Summe von Antworten', fr: 'Somme de réponses' },
  sumOfRows: {
    en: 'Sum of all rows in a grid',
    de: 'Summe aller Zeilen einer Tabelle',
    fr: 'Somme de toutes les lignes d’une grille',
  },
  days: { en: 'Days between two dates', de: 'Tage zwischen zwei Daten', fr: 'Nombre de jours entre deux dates' },
  fullName: {
    en: 'Full name from two answers',
    de: 'Vollständiger Name aus zwei Antworten',
    fr: 'Nom complet à partir de deux réponses',
  },
  oneOfTwo: { en: 'One of two values', de: 'Einer von zwei Werten', fr: 'Une valeur parmi deux' },
  today: { en: 'Today', de: 'Heute', fr: 'Aujourd’hui' },
  byKnown: {
    en: 'Based on an existing answer',
    de: 'Anhand einer vorhandenen Antwort',
    fr: 'En fonction d’une réponse existante',
  },
  knownDefault: { en: 'Main site', de: 'Hauptstandort', fr: 'Site principal' },
  tooSmall: {
    en: 'Message for a number that’s too small',
    de: 'Meldung bei zu kleiner Zahl',
    fr: 'Message pour un nombre trop petit',
  },
  tooSmallMessage: { en: 'Order at least 10.', de: 'Bestellen Sie mindestens 10.', fr: 'Commandez-en au moins 10.' },
  emptyOther: { en: 'Clear another answer', de: 'Andere Antwort löschen', fr: 'Effacer une autre réponse' },
  fillOther: {
    en: 'Set another answer once',
    de: 'Andere Antwort einmal festlegen',
    fr: 'Définir une autre réponse une seule fois',
  },
  manyRows: {
    en: 'When a grid has many rows',
    de: 'Wenn eine Tabelle viele Zeilen hat',
    fr: 'Lorsqu’une grille comporte de nombreuses lignes',
  },
  fixed: { en: 'Fixed answer', de: 'Feste Antwort', fr: 'Réponse fixe' },
  fromOther: { en: 'From another answer', de: 'Aus einer anderen Antwort', fr: 'À partir d’une autre réponse' },
  otherLabel: {
    en: 'Required, with another label',
    de: 'Pflichtfeld mit anderer Beschriftung',
    fr: 'Obligatoire, avec un autre libellé',
  },
  otherLabelText: { en: 'Reason (required)', de: 'Grund (erforderlich)', fr: 'Motif (obligatoire)' },
  otherChoices: { en: 'Different choices', de: 'Andere Optionen', fr: 'Choix différents' },
  small: { en: 'Small', de: 'Klein', fr: 'Petit' },
  large: { en: 'Large', de: 'Groß', fr: 'Grand' },
  round: { en: 'Round the answer', de: 'Antwort runden', fr: 'Arrondir la réponse' },
});

export type CodeExamplesMessages = MessagesOf<typeof codeExamplesMessages>;
