import { memberMessages } from '@tideform/i18n';

/** When a form or a link takes responses, and how many: builders' words. */
export const openingMessages = memberMessages({
  heading: { en: 'Opening times', de: 'Öffnungszeiten' },
  always: {
    en: 'Members can answer at any time.',
    de: 'Mitglieder können jederzeit antworten.',
  },
  change: { en: 'Change', de: 'Ändern' },
  title: { en: 'Opening times of the form', de: 'Öffnungszeiten des Formulars' },
  text: {
    en: 'Outside of these times members read your text in the place of the form. Links for anyone have times of their own.',
    de: 'Außerhalb dieser Zeiten lesen Mitglieder Ihren Text statt des Formulars. Links für alle haben eigene Zeiten.',
  },
  opensAt: { en: 'Opens', de: 'Öffnet' },
  closesAt: { en: 'Closes', de: 'Schließt' },
  most: { en: 'Most responses', de: 'Höchstens so viele Antworten' },
  mostHint: {
    en: 'Counted as they arrive: people without a network may add some.',
    de: 'Gezählt wird, was ankommt: Wer kein Netz hat, kann noch welche hinzufügen.',
  },
  closingText: { en: 'Text when it takes no responses', de: 'Text, wenn es keine Antworten annimmt' },
  closingHint: {
    en: 'Leave it empty, and people read when it opens or that it is closed.',
    de: 'Bleibt es leer, lesen alle, wann es öffnet oder dass es geschlossen ist.',
  },
  save: { en: 'Save', de: 'Speichern' },
  facts: {
    opens: { en: 'opens {moment}', de: 'öffnet {moment}' },
    closes: { en: 'closes {moment}', de: 'schließt {moment}' },
    most: {
      en: '{count, plural, one {# response at most} other {# responses at most}}',
      de: '{count, plural, one {höchstens # Antwort} other {höchstens # Antworten}}',
    },
  },
  problems: {
    moment: { en: 'Enter a date and a time.', de: 'Geben Sie Datum und Uhrzeit an.' },
    closesAt: { en: 'It closes before it opens.', de: 'Es schließt, bevor es öffnet.' },
    mostResponses: {
      en: 'Write a whole number from 1 to 1,000,000.',
      de: 'Schreiben Sie eine ganze Zahl von 1 bis 1.000.000.',
    },
  },
});
