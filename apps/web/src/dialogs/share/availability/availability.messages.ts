import { memberMessages } from '@tideform/i18n';

/** Messages for builders about the availability of a form or share link. */
export const openingMessages = memberMessages({
  heading: { en: 'Availability', de: 'Verfügbarkeit', fr: 'Disponibilité' },
  always: {
    en: 'Members can respond at any time.',
    de: 'Mitglieder können jederzeit antworten.',
    fr: 'Les membres peuvent répondre à tout moment.',
  },
  change: { en: 'Change', de: 'Ändern', fr: 'Modifier' },
  title: { en: 'Form availability', de: 'Verfügbarkeit des Formulars', fr: 'Disponibilité du formulaire' },
  text: {
    en: 'When the form isn’t available, members see your message instead. Links for anyone have their own availability settings.',
    de: 'Wenn das Formular nicht verfügbar ist, sehen Mitglieder stattdessen Ihre Nachricht. Links für alle haben eigene Verfügbarkeitseinstellungen.',
    fr: 'Lorsque le formulaire n’est pas disponible, les membres voient votre message à la place. Les liens pour tout le monde ont leurs propres paramètres de disponibilité.',
  },
  opensAt: { en: 'Opens', de: 'Öffnet', fr: 'Ouverture' },
  closesAt: { en: 'Closes', de: 'Schließt', fr: 'Fermeture' },
  most: { en: 'Maximum responses', de: 'Maximale Anzahl der Antworten', fr: 'Maximum de réponses' },
  mostHint: {
    en: 'Responses are counted when they arrive, so people who are offline might still add a few more.',
    de: 'Antworten werden bei Eingang gezählt. Personen, die offline sind, können deshalb noch einige hinzufügen.',
    fr: 'Les réponses sont comptées à leur arrivée. Les personnes hors connexion peuvent donc encore en ajouter quelques-unes.',
  },
  closingText: {
    en: 'Message when the form isn’t available',
    de: 'Nachricht, wenn das Formular nicht verfügbar ist',
    fr: 'Message lorsque le formulaire n’est pas disponible',
  },
  closingHint: {
    en: 'If you leave this blank, people see when the form opens or that it’s closed.',
    de: 'Ohne Angabe sehen Personen, wann das Formular geöffnet wird oder dass es geschlossen ist.',
    fr: 'Si vous laissez ce champ vide, un message indique quand le formulaire ouvrira ou qu’il est fermé.',
  },
  save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
  facts: {
    opens: { en: 'opens {moment}', de: 'öffnet {moment}', fr: 'ouverture : {moment}' },
    closes: { en: 'closes {moment}', de: 'schließt {moment}', fr: 'fermeture : {moment}' },
    most: {
      en: '{count, plural, one {up to # response} other {up to # responses}}',
      de: '{count, plural, one {höchstens # Antwort} other {höchstens # Antworten}}',
      fr: '{count, plural, one {# réponse au maximum} many {# de réponses au maximum} other {# réponses au maximum}}',
    },
  },
  problems: {
    moment: {
      en: 'Enter a date and time.',
      de: 'Geben Sie Datum und Uhrzeit ein.',
      fr: 'Entrez une date et une heure.',
    },
    closesAt: {
      en: 'The form must close after it opens.',
      de: 'Das Formular muss nach dem Öffnen geschlossen werden.',
      fr: 'La fermeture du formulaire doit être postérieure à son ouverture.',
    },
    mostResponses: {
      en: 'Enter a whole number from 1 to 1,000,000.',
      de: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
      fr: 'Entrez un nombre entier compris entre 1 et 1 000 000.',
    },
  },
});
