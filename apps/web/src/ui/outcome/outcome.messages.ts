import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Messages about the results of webhook events. English texts are verbatim from the specification. */
export const outcomeMessages = responderMessages({
  statuses: {
    waiting: { en: 'Waiting', de: 'Wartet', ar: 'قيد الانتظار', fr: 'En attente' },
    sent: { en: 'Sent', de: 'Gesendet', ar: 'أُرسل', fr: 'Envoyé' },
    error: { en: 'Failed', de: 'Fehlgeschlagen', ar: 'فشل', fr: 'Échec' },
  },
  requestFailed: {
    en: 'Request failed: {detail}',
    de: 'Anfrage fehlgeschlagen: {detail}',
    ar: 'فشل الطلب: {detail}',
    fr: 'La requête a échoué : {detail}',
  },
  failures: {
    refused: {
      en: 'sending to this address isn’t allowed',
      de: 'das Senden an diese Adresse ist nicht zulässig',
      ar: 'الإرسال إلى هذا العنوان غير مسموح به',
      fr: 'l’envoi à cette adresse n’est pas autorisé',
    },
    'unknown-host': {
      en: 'the address couldn’t be found',
      de: 'die Adresse wurde nicht gefunden',
      ar: 'تعذّر العثور على العنوان',
      fr: 'l’adresse est introuvable',
    },
    unreachable: {
      en: 'the server didn’t respond',
      de: 'der Server hat nicht geantwortet',
      ar: 'لم يستجب الخادم',
      fr: 'le serveur n’a pas répondu',
    },
    timeout: {
      en: 'the server didn’t respond in time',
      de: 'der Server hat nicht rechtzeitig geantwortet',
      ar: 'لم يستجب الخادم في الوقت المحدد',
      fr: 'le serveur n’a pas répondu à temps',
    },
    unreadable: {
      en: 'the saved data couldn’t be read',
      de: 'die gespeicherten Daten konnten nicht gelesen werden',
      ar: 'تعذّرت قراءة البيانات المحفوظة',
      fr: 'impossible de lire les données enregistrées',
    },
    'too-old': {
      en: 'it couldn’t be sent within 30 days',
      de: 'das Senden war 30 Tage lang nicht möglich',
      ar: 'تعذّر الإرسال خلال 30 يومًا',
      fr: 'l’envoi n’a pas été possible dans les 30 jours',
    },
  },
  nextTry: {
    en: 'next attempt {moment}',
    de: 'nächster Versuch {moment}',
    ar: 'المحاولة التالية {moment}',
    fr: 'prochaine tentative : {moment}',
  },
});

export type OutcomeMessages = MessagesOf<typeof outcomeMessages>;
