import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Titles of the examples, and the messages that their code says to people who answer. */
export const codeExamplesMessages = memberMessages({
  agree: { en: 'Two answers agree', de: 'Zwei Antworten stimmen überein' },
  agreeMessage: { en: 'The two addresses differ.', de: 'Die beiden Adressen sind verschieden.' },
  notPast: { en: 'Not in the past', de: 'Nicht in der Vergangenheit' },
  notPastMessage: { en: 'Choose a day to come.', de: 'Wählen Sie einen künftigen Tag.' },
  onlyWith: { en: 'Only with another answer', de: 'Nur mit einer anderen Antwort' },
  onlyWithMessage: { en: 'Say why first.', de: 'Nennen Sie zuerst den Grund.' },
  largeEnough: { en: 'A number is large enough', de: 'Eine Zahl ist groß genug' },
  both: { en: 'Both are true', de: 'Beides trifft zu' },
  byAnswer: { en: 'By an answer', de: 'Nach einer Antwort' },
  byTwo: { en: 'By two answers', de: 'Nach zwei Antworten' },
  byColumn: { en: 'By a column of the same row', de: 'Nach einer Spalte derselben Zeile' },
  sum: { en: 'A sum', de: 'Eine Summe' },
  sumOfRows: { en: 'A sum over the rows of a grid', de: 'Eine Summe über die Zeilen einer Tabelle' },
  days: { en: 'Days between two dates', de: 'Tage zwischen zwei Daten' },
  fullName: { en: 'A name of two answers', de: 'Ein Name aus zwei Antworten' },
  oneOfTwo: { en: 'One of two', de: 'Eines von zweien' },
  today: { en: 'Today', de: 'Heute' },
  byKnown: { en: 'By an answer that is there already', de: 'Nach einer Antwort, die schon da ist' },
  knownDefault: { en: 'Main site', de: 'Hauptstandort' },
  tooSmall: { en: 'A message when a number is too small', de: 'Eine Meldung, wenn eine Zahl zu klein ist' },
  tooSmallMessage: { en: 'Order at least 10.', de: 'Bestellen Sie mindestens 10.' },
  emptyOther: { en: 'Empty another answer', de: 'Andere Antwort leeren' },
  fillOther: { en: 'Fill another answer once', de: 'Andere Antwort einmal füllen' },
  manyRows: { en: 'When a grid has many rows', de: 'Wenn eine Tabelle viele Zeilen hat' },
  fixed: { en: 'A fixed answer', de: 'Eine feste Antwort' },
  fromOther: { en: 'From another answer', de: 'Aus einer anderen Antwort' },
  otherLabel: { en: 'Required, with another label', de: 'Pflichtfeld mit anderer Beschriftung' },
  otherLabelText: { en: 'Reason (required)', de: 'Grund (Pflicht)' },
  otherChoices: { en: 'Other choices', de: 'Andere Optionen' },
  small: { en: 'Small', de: 'Klein' },
  large: { en: 'Large', de: 'Groß' },
  round: { en: 'Round the answer', de: 'Antwort runden' },
});

export type CodeExamplesMessages = MessagesOf<typeof codeExamplesMessages>;
