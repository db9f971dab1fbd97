import { responderMessages } from '@tideform/i18n';

/** Messages of a submission that is shown without a network connection. */
export const offlineSubmissionMessages = responderMessages({
  asBrought: {
    en: 'You’re offline. These answers come from a data source on this device.',
    de: 'Sie sind offline. Diese Antworten stammen aus einer Datenquelle auf diesem Gerät.',
    ar: 'أنت غير متصل. تأتي هذه الإجابات من مصدر بيانات على هذا الجهاز.',
    fr: 'Vous êtes hors connexion. Ces réponses proviennent d’une source de données sur cet appareil.',
  },
});
