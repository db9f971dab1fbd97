import { responderMessages } from '@tideform/i18n';

/** What stands in for the rows. */
export const noRowsMessages = responderMessages({
  empty: {
    title: { en: 'No submissions', de: 'Keine Einsendungen', ar: 'لا إرسالات' },
    text: {
      en: 'No responses were submitted in this date range. Choose a different range, or add a response.',
      de: 'In diesem Zeitraum wurden keine Antworten eingereicht. Wählen Sie einen anderen Zeitraum aus, oder fügen Sie eine Antwort hinzu.',
      ar: 'لم تُرسل أي ردود في هذه الفترة. اختر فترة أخرى، أو أضف ردًا.',
    },
    allTime: { en: 'Show all time', de: 'Gesamten Zeitraum anzeigen', ar: 'عرض كل الوقت' },
  },
  offline: {
    title: { en: 'You’re offline', de: 'Sie sind offline', ar: 'أنت غير متصل' },
    text: {
      en: 'Connect to the internet to see submissions.',
      de: 'Stellen Sie eine Internetverbindung her, um Einsendungen anzuzeigen.',
      ar: 'اتصل بالإنترنت لعرض الإرسالات.',
    },
  },
});
