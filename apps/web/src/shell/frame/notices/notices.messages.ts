import { responderMessages } from '@tideform/i18n';

/** What concerns a person. */
export const noticesMessages = responderMessages({
  title: { en: 'Notifications', de: 'Benachrichtigungen', ar: 'الإشعارات' },
  unread: {
    en: 'Notifications, {count} new',
    de: 'Benachrichtigungen, {count} neu',
    ar: 'الإشعارات، الجديد: {count}',
  },
  isNew: { en: 'New', de: 'Neu', ar: 'جديد' },
  none: { en: 'No new notifications', de: 'Keine neuen Benachrichtigungen', ar: 'لا إشعارات جديدة' },
  noneText: {
    en: 'Your notifications appear here, such as failed emails and submissions assigned to you.',
    de: 'Hier sehen Sie Ihre Benachrichtigungen, zum Beispiel zu fehlgeschlagenen E-Mails und zu Ihnen zugewiesenen Einsendungen.',
    ar: 'تظهر إشعاراتك هنا، مثل رسائل البريد التي فشل إرسالها والإرسالات المسندة إليك.',
  },
  byMail: { en: 'Also send by email', de: 'Auch per E-Mail senden', ar: 'الإرسال بالبريد الإلكتروني أيضًا' },
  aForm: { en: 'a form', de: 'einem Formular', ar: 'نموذج' },
});
