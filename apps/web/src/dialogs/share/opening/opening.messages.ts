import { memberMessages } from '@tideform/i18n';

/** When a form or a link takes responses, and how many: builders' words. */
export const openingMessages = memberMessages({
  heading: { en: 'Availability', de: 'Verfügbarkeit' },
  always: {
    en: 'Members can respond at any time.',
    de: 'Mitglieder können jederzeit antworten.',
  },
  change: { en: 'Change', de: 'Ändern' },
  title: { en: 'Form availability', de: 'Verfügbarkeit des Formulars' },
  text: {
    en: 'When the form isn’t available, members see your message instead. Links for anyone have their own availability settings.',
    de: 'Wenn das Formular nicht verfügbar ist, sehen Mitglieder stattdessen Ihre Nachricht. Links für alle haben eigene Verfügbarkeitseinstellungen.',
  },
  opensAt: { en: 'Opens', de: 'Öffnet' },
  closesAt: { en: 'Closes', de: 'Schließt' },
  most: { en: 'Maximum responses', de: 'Maximale Anzahl der Antworten' },
  mostHint: {
    en: 'Responses are counted when they arrive, so people who are offline might still add a few more.',
    de: 'Antworten werden bei Eingang gezählt. Personen, die offline sind, können deshalb noch einige hinzufügen.',
  },
  closingText: { en: 'Message when the form isn’t available', de: 'Nachricht, wenn das Formular nicht verfügbar ist' },
  closingHint: {
    en: 'If you leave this blank, people see when the form opens or that it’s closed.',
    de: 'Ohne Angabe sehen Personen, wann das Formular geöffnet wird oder dass es geschlossen ist.',
  },
  save: { en: 'Save', de: 'Speichern' },
  facts: {
    opens: { en: 'opens {moment}', de: 'öffnet {moment}' },
    closes: { en: 'closes {moment}', de: 'schließt {moment}' },
    most: {
      en: '{count, plural, one {up to # response} other {up to # responses}}',
      de: '{count, plural, one {höchstens # Antwort} other {höchstens # Antworten}}',
    },
  },
  problems: {
    moment: { en: 'Enter a date and time.', de: 'Geben Sie Datum und Uhrzeit ein.' },
    closesAt: {
      en: 'The form must close after it opens.',
      de: 'Das Formular muss nach dem Öffnen geschlossen werden.',
    },
    mostResponses: {
      en: 'Enter a whole number from 1 to 1,000,000.',
      de: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
    },
  },
});
