import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Titles of the examples, and the messages that their code says to people who answer. */
export const codeExamplesMessages = memberMessages({
  agree: { en: 'Two answers match', de: 'Zwei Antworten stimmen überein' },
  agreeMessage: { en: 'The addresses don’t match.', de: 'Die Adressen stimmen nicht überein.' },
  notPast: { en: 'Not in the past', de: 'Nicht in der Vergangenheit' },
  notPastMessage: { en: 'Choose a date in the future.', de: 'Wählen Sie ein Datum in der Zukunft aus.' },
  onlyWith: { en: 'Only if another answer is given', de: 'Nur wenn eine andere Antwort vorhanden ist' },
  onlyWithMessage: { en: 'Enter a reason first.', de: 'Geben Sie zuerst einen Grund ein.' },
  largeEnough: { en: 'Minimum number', de: 'Mindestwert' },
  both: { en: 'Both conditions are met', de: 'Beide Bedingungen sind erfüllt' },
  byAnswer: { en: 'Based on one answer', de: 'Anhand einer Antwort' },
  byTwo: { en: 'Based on two answers', de: 'Anhand zweier Antworten' },
  byColumn: { en: 'Based on a column in the same row', de: 'Anhand einer Spalte derselben Zeile' },
  sum: { en: 'Sum of answers', de: 'Summe von Antworten' },
  sumOfRows: { en: 'Sum of all rows in a grid', de: 'Summe aller Zeilen einer Tabelle' },
  days: { en: 'Days between two dates', de: 'Tage zwischen zwei Daten' },
  fullName: { en: 'Full name from two answers', de: 'Vollständiger Name aus zwei Antworten' },
  oneOfTwo: { en: 'One of two values', de: 'Einer von zwei Werten' },
  today: { en: 'Today', de: 'Heute' },
  byKnown: { en: 'Based on an existing answer', de: 'Anhand einer vorhandenen Antwort' },
  knownDefault: { en: 'Main site', de: 'Hauptstandort' },
  tooSmall: { en: 'Message for a number that’s too small', de: 'Meldung bei zu kleiner Zahl' },
  tooSmallMessage: { en: 'Order at least 10.', de: 'Bestellen Sie mindestens 10.' },
  emptyOther: { en: 'Clear another answer', de: 'Andere Antwort löschen' },
  fillOther: { en: 'Fill in another answer once', de: 'Andere Antwort einmal ausfüllen' },
  manyRows: { en: 'When a grid has many rows', de: 'Wenn eine Tabelle viele Zeilen hat' },
  fixed: { en: 'Fixed answer', de: 'Feste Antwort' },
  fromOther: { en: 'From another answer', de: 'Aus einer anderen Antwort' },
  otherLabel: { en: 'Required, with another label', de: 'Pflichtfeld mit anderer Beschriftung' },
  otherLabelText: { en: 'Reason (required)', de: 'Grund (erforderlich)' },
  otherChoices: { en: 'Different choices', de: 'Andere Optionen' },
  small: { en: 'Small', de: 'Klein' },
  large: { en: 'Large', de: 'Groß' },
  round: { en: 'Round the answer', de: 'Antwort runden' },
});

export type CodeExamplesMessages = MessagesOf<typeof codeExamplesMessages>;
