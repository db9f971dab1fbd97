import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** What became of telling a webhook; in English as the specification writes it. */
export const outcomeMessages = responderMessages({
  statuses: {
    waiting: { en: 'Waiting', de: 'Wartet', ar: 'قيد الانتظار' },
    sent: { en: 'Sent', de: 'Gesendet', ar: 'أُرسل' },
    error: { en: 'Failed', de: 'Fehlgeschlagen', ar: 'فشل' },
  },
  requestFailed: { en: 'Request failed: {detail}', de: 'Anfrage fehlgeschlagen: {detail}', ar: 'فشل الطلب: {detail}' },
  failures: {
    refused: {
      en: 'nothing is sent to this address',
      de: 'an diese Adresse wird nichts gesendet',
      ar: 'لا يُرسل شيء إلى هذا العنوان',
    },
    'unknown-host': { en: 'nobody knows this address', de: 'niemand kennt diese Adresse', ar: 'هذا العنوان غير معروف' },
    unreachable: { en: 'nobody answered', de: 'niemand hat geantwortet', ar: 'لم يُجب أحد' },
    timeout: { en: 'no answer in time', de: 'keine Antwort in der Zeit', ar: 'لا إجابة في الوقت المحدد' },
    unreadable: {
      en: 'what was kept cannot be read any more',
      de: 'was aufbewahrt wurde, ist nicht mehr lesbar',
      ar: 'لم يعد بالإمكان قراءة ما حُفظ',
    },
    'too-old': { en: 'it has waited for 30 days', de: 'es hat 30 Tage gewartet', ar: 'انتظر 30 يومًا' },
  },
  nextTry: { en: 'next try {moment}', de: 'nächster Versuch {moment}', ar: 'المحاولة التالية {moment}' },
});

export type OutcomeMessages = MessagesOf<typeof outcomeMessages>;
