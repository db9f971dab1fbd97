import { responderMessages } from '@tideform/i18n';

/** Messages of a kiosk whose team has a restricted subscription. */
export const restrictedKioskMessages = responderMessages({
  title: {
    en: 'This team’s forms aren’t available',
    de: 'Die Formulare dieses Teams sind nicht verfügbar',
    ar: 'نماذج هذا الفريق غير متاحة',
  },
  text: {
    en: 'The team’s subscription is restricted. Responses that are already on this device are still sent.',
    de: 'Das Abonnement des Teams ist gesperrt. Antworten, die bereits auf diesem Gerät sind, werden weiterhin gesendet.',
    ar: 'اشتراك الفريق مقيّد. سيستمر إرسال الردود الموجودة على هذا الجهاز.',
  },
});
