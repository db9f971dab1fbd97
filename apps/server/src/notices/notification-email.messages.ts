import { responderMessages } from '@tideform/i18n';

/** Texts of the email with a user's notifications, in the language of the user's app. */
export const notificationEmailMessages = responderMessages({
  subject: {
    en: '{count, plural, one {# notification from Tideform} other {# notifications from Tideform}}',
    de: '{count, plural, one {# Benachrichtigung von Tideform} other {# Benachrichtigungen von Tideform}}',
    ar: '{count, plural, zero {# إشعار من Tideform} one {إشعار من Tideform} two {إشعاران من Tideform} few {# إشعارات من Tideform} many {# إشعارًا من Tideform} other {# إشعار من Tideform}}',
    fr: '{count, plural, one {# notification de Tideform} many {# de notifications de Tideform} other {# notifications de Tideform}}',
  },
  aForm: { en: 'A form', de: 'Ein Formular', ar: 'نموذج', fr: 'Un formulaire' },
  off: {
    en: 'You’re receiving this email because you turned on email notifications. To turn them off, select the bell in Tideform.',
    de: 'Sie erhalten diese E-Mail, weil Sie E-Mail-Benachrichtigungen eingeschaltet haben. Um sie auszuschalten, wählen Sie in Tideform die Glocke aus.',
    ar: 'تتلقى هذه الرسالة لأنك شغّلت الإشعارات بالبريد. لإيقافها، حدّد الجرس في Tideform.',
    fr: 'Vous recevez cet e-mail, car vous avez activé les notifications par e-mail. Pour les désactiver, sélectionnez la cloche dans Tideform.',
  },
});
