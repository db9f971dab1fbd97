import { responderMessages } from '@tideform/i18n';

/** The e-mail of a person's notices, in the language that they read the app in. */
export const noticeMailMessages = responderMessages({
  subject: {
    en: '{count, plural, one {A notice from Tideform} other {# notices from Tideform}}',
    de: '{count, plural, one {Ein Hinweis von Tideform} other {# Hinweise von Tideform}}',
    ar: '{count, plural, zero {# إشعار من Tideform} one {إشعار من Tideform} two {إشعاران من Tideform} few {# إشعارات من Tideform} many {# إشعارًا من Tideform} other {# إشعار من Tideform}}',
  },
  aForm: { en: 'A form', de: 'Ein Formular', ar: 'نموذج' },
  off: {
    en: 'You get this because you asked for notices by e-mail. The bell in the app ends it.',
    de: 'Sie bekommen das, weil Sie Hinweise per E-Mail wollten. Die Glocke in der App beendet es.',
    ar: 'تصلك هذه الرسالة لأنك طلبت الإشعارات بالبريد. يوقفها الجرس في التطبيق.',
  },
});
