import { responderMessages } from '@tideform/i18n';

/** Messages of the list of notifications. */
export const noticesMessages = responderMessages({
  title: { en: 'Notifications', de: 'Benachrichtigungen', ar: 'الإشعارات', fr: 'Notifications' },
  unread: {
    en: 'Notifications, {count} new',
    de: 'Benachrichtigungen, {count} neu',
    ar: 'الإشعارات، الجديد: {count}',
    fr: 'Notifications, nouvelles : {count}',
  },
  isNew: { en: 'New', de: 'Neu', ar: 'جديد', fr: 'Nouvelle' },
  none: {
    en: 'No new notifications',
    de: 'Keine neuen Benachrichtigungen',
    ar: 'لا إشعارات جديدة',
    fr: 'Aucune nouvelle notification',
  },
  noneText: {
    en: 'Your notifications appear here, such as failed emails and submissions assigned to you.',
    de: 'Hier sehen Sie Ihre Benachrichtigungen, zum Beispiel zu fehlgeschlagenen E-Mails und zu Ihnen zugewiesenen Einsendungen.',
    ar: 'تظهر إشعاراتك هنا، مثل رسائل البريد التي فشل إرسالها والإرسالات المسندة إليك.',
    fr: 'Vos notifications s’affichent ici, par exemple en cas d’échec d’un e-mail ou lorsqu’une soumission vous est attribuée.',
  },
  byMail: {
    en: 'Also send by email',
    de: 'Auch per E-Mail senden',
    ar: 'الإرسال بالبريد الإلكتروني أيضًا',
    fr: 'Envoyer aussi par e-mail',
  },
  aForm: { en: 'a form', de: 'einem Formular', ar: 'نموذج', fr: 'un formulaire' },
});
