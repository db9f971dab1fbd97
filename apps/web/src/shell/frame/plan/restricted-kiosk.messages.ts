import { responderMessages } from '@tideform/i18n';

/** Messages on a kiosk whose team has a restricted subscription. */
export const restrictedKioskMessages = responderMessages({
  title: {
    en: 'This team’s forms aren’t available',
    de: 'Die Formulare dieses Teams sind nicht verfügbar',
    ar: 'نماذج هذا الفريق غير متاحة',
    fr: 'Les formulaires de cette équipe ne sont pas disponibles',
  },
  text: {
    en: 'The team’s subscription is restricted. Responses that are already on this device are still sent.',
    de: 'Das Abonnement des Teams ist gesperrt. Antworten, die bereits auf diesem Gerät sind, werden weiterhin gesendet.',
    ar: 'اشتراك الفريق مقيّد. سيستمر إرسال الردود الموجودة على هذا الجهاز.',
    fr: 'L’abonnement de l’équipe est restreint. Les réponses déjà présentes sur cet appareil continuent d’être envoyées.',
  },
});
