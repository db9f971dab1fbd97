import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of the workspace's mail. */
export const mailMessages = responderMessages({
  name: { en: 'Workspace mail', de: 'E-Mail des Arbeitsbereichs', ar: 'بريد مساحة العمل' },
  skip: { en: 'Skip to email', de: 'Zur E-Mail springen', ar: 'الانتقال إلى البريد' },
  switchAccount: { en: 'Switch account', de: 'Konto wechseln', ar: 'تبديل الحساب' },
  folders: { en: 'Folders', de: 'Ordner', ar: 'المجلدات' },
  views: {
    inbox: { en: 'Inbox', de: 'Posteingang', ar: 'البريد الوارد' },
    sent: { en: 'Sent', de: 'Gesendet', ar: 'البريد المرسل' },
    outside: { en: 'External', de: 'Extern', ar: 'خارجي' },
  },
  unreadCount: { en: 'unread', de: 'ungelesen', ar: 'غير مقروء' },
  unread: { en: 'Unread:', de: 'Ungelesen:', ar: 'غير مقروء:' },
  nothing: { en: 'No messages', de: 'Keine Nachrichten', ar: 'لا رسائل' },
  nothingIn: {
    inbox: {
      en: 'Emails from people in the workspace appear here.',
      de: 'Hier werden E-Mails von Personen im Arbeitsbereich angezeigt.',
      ar: 'تظهر هنا رسائل الأشخاص في مساحة العمل.',
    },
    sent: {
      en: 'Emails that you send appear here.',
      de: 'Hier werden E-Mails angezeigt, die Sie senden.',
      ar: 'تظهر هنا الرسائل التي ترسلها.',
    },
    outside: {
      en: 'Emails to addresses outside the workspace stay here until a mail server is set up.',
      de: 'E-Mails an Adressen außerhalb des Arbeitsbereichs bleiben hier, bis ein E-Mail-Server eingerichtet ist.',
      ar: 'تبقى هنا الرسائل إلى عناوين خارج مساحة العمل حتى يُعدّ خادم بريد.',
    },
  },
  toPeople: { en: 'To {people}', de: 'An {people}', ar: 'إلى {people}' },
  noSubject: { en: 'No subject', de: 'Kein Betreff', ar: 'بلا موضوع' },
  noText: { en: 'This email has no text.', de: 'Diese E-Mail hat keinen Text.', ar: 'هذه الرسالة بلا نص.' },
  hasAttachments: { en: 'Has attachments', de: 'Mit Anhängen', ar: 'تحتوي على مرفقات' },
  attachments: { en: 'Attachments', de: 'Anhänge', ar: 'المرفقات' },
  newer: { en: 'Newer', de: 'Neuere', ar: 'الأحدث' },
  older: { en: 'Older', de: 'Ältere', ar: 'الأقدم' },
  page: { en: 'Page {page} of {count}', de: 'Seite {page} von {count}', ar: 'الصفحة {page} من {count}' },
  from: { en: 'From', de: 'Von', ar: 'من' },
  to: { en: 'To', de: 'An', ar: 'إلى' },
  cc: { en: 'Cc', de: 'Cc', ar: 'نسخة' },
  bcc: { en: 'Bcc', de: 'Bcc', ar: 'نسخة مخفية' },
  replyTo: { en: 'Reply to', de: 'Antwort an', ar: 'الرد إلى' },
  sent: { en: 'Sent', de: 'Gesendet', ar: 'تاريخ الإرسال' },
  textOf: { en: 'Email text: {subject}', de: 'Text der E-Mail: {subject}', ar: 'نص الرسالة: {subject}' },
  notSignedIn: { en: 'Not signed in', de: 'Nicht angemeldet', ar: 'لم يتم تسجيل الدخول' },
  notFinished: {
    en: 'Sign-in wasn’t completed.',
    de: 'Die Anmeldung wurde nicht abgeschlossen.',
    ar: 'لم يكتمل تسجيل الدخول.',
  },
  notFound: { en: 'Not found', de: 'Nicht gefunden', ar: 'غير موجود' },
  noMail: {
    en: 'This email doesn’t exist or isn’t yours.',
    de: 'Diese E-Mail ist nicht vorhanden oder gehört nicht Ihnen.',
    ar: 'هذه الرسالة غير موجودة أو لا تخصك.',
  },
  noMailbox: { en: 'No mailbox', de: 'Kein Postfach', ar: 'لا يوجد صندوق بريد' },
  noMailboxText: {
    en: '{name} doesn’t have a mailbox here. Emails to guests go to their own organization.',
    de: '{name} hat hier kein Postfach. E-Mails an Gäste gehen an deren eigene Organisation.',
    ar: 'ليس لدى {name} صندوق بريد هنا. تصل رسائل الضيوف إلى مؤسساتهم.',
  },
  another: {
    en: 'Sign in with another account',
    de: 'Mit einem anderen Konto anmelden',
    ar: 'تسجيل الدخول بحساب آخر',
  },
});

export type MailMessages = MessagesOf<typeof mailMessages>;
