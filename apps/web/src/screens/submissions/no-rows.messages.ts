import { responderMessages } from '@tideform/i18n';

/** What stands in for the rows. */
export const noRowsMessages = responderMessages({
  empty: {
    title: { en: 'No submissions', de: 'Keine Einsendungen', ar: 'لا إرسالات' },
    text: {
      en: 'Nothing was submitted in this date range. Choose another one, or add a response.',
      de: 'In diesem Zeitraum wurde nichts eingereicht. Wählen Sie einen anderen, oder fügen Sie eine Antwort hinzu.',
      ar: 'لم يُرسل شيء في هذه الفترة. اختر فترة أخرى، أو أضف ردًا.',
    },
    allTime: { en: 'Show all time', de: 'Gesamten Zeitraum anzeigen', ar: 'عرض كل الوقت' },
  },
  offline: {
    title: { en: 'You are offline', de: 'Sie sind offline', ar: 'أنت غير متصل' },
    text: {
      en: 'Submissions are read from the library, so this page needs a connection.',
      de: 'Einsendungen werden aus der Bibliothek gelesen, diese Seite braucht daher eine Verbindung.',
      ar: 'تُقرأ الإرسالات من المكتبة، ولذلك تحتاج هذه الصفحة إلى اتصال.',
    },
  },
});
