import { responderMessages } from '@tideform/i18n';

/** The email of a person's notices, in the language that they read the app in. */
export const noticeMailMessages = responderMessages({
  subject: {
    en: '{count, plural, one {# notification from Tideform} other {# notifications from Tideform}}',
    de: '{count, plural, one {# Benachrichtigung von Tideform} other {# Benachrichtigungen von Tideform}}',
    ar: '{count, plural, zero {# إشعار من Tideform} one {إشعار من Tideform} two {إشعاران من Tideform} few {# إشعارات من Tideform} many {# إشعارًا من Tideform} other {# إشعار من Tideform}}',
  },
  aForm: { en: 'A form', de: 'Ein Formular', ar: 'نموذج' },
  off: {
    en: 'You’re receiving this email because you turned on email notifications. To turn them off, select the bell in Tideform.',
    de: 'Sie erhalten diese E-Mail, weil Sie E-Mail-Benachrichtigungen eingeschaltet haben. Um sie auszuschalten, wählen Sie in Tideform die Glocke aus.',
    ar: 'تتلقى هذه الرسالة لأنك شغّلت الإشعارات بالبريد. لإيقافها، حدّد الجرس في Tideform.',
  },
});
