import { responderMessages } from '@tideform/i18n';

/** Messages of the empty submissions table. */
export const noRowsMessages = responderMessages({
  empty: {
    title: { en: 'No submissions', de: 'Keine Einsendungen', ar: 'لا إرسالات', fr: 'Aucune soumission' },
    text: {
      en: 'No responses were submitted in this date range. Choose a different range, or add a response.',
      de: 'In diesem Zeitraum wurden keine Antworten eingereicht. Wählen Sie einen anderen Zeitraum aus, oder fügen Sie eine Antwort hinzu.',
      ar: 'لم تُرسل أي ردود في هذه الفترة. اختر فترة أخرى، أو أضف ردًا.',
      fr: 'Aucune réponse n’a été envoyée pendant cette période. Choisissez une autre période ou ajoutez une réponse.',
    },
    allTime: {
      en: 'Show all submissions',
      de: 'Alle Einsendungen anzeigen',
      ar: 'عرض كل الإرسالات',
      fr: 'Afficher toutes les soumissions',
    },
  },
  offline: {
    title: { en: 'You’re offline', de: 'Sie sind offline', ar: 'أنت غير متصل', fr: 'Vous êtes hors connexion' },
    text: {
      en: 'Connect to the internet to see submissions.',
      de: 'Stellen Sie eine Internetverbindung her, um Einsendungen anzuzeigen.',
      ar: 'اتصل بالإنترنت لعرض الإرسالات.',
      fr: 'Connectez-vous à Internet pour voir les soumissions.',
    },
  },
});
