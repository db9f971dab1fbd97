import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of the workspace's mail. */
export const mailMessages = responderMessages({
  name: { en: 'Workspace mail', de: 'E-Mail des Arbeitsbereichs', ar: 'بريد مساحة العمل' },
  skip: { en: 'Skip to the mail', de: 'Zur E-Mail springen', ar: 'الانتقال إلى البريد' },
  switchAccount: { en: 'Switch account', de: 'Konto wechseln', ar: 'تبديل الحساب' },
  folders: { en: 'Folders', de: 'Ordner', ar: 'المجلدات' },
  views: {
    inbox: { en: 'Inbox', de: 'Posteingang', ar: 'البريد الوارد' },
    sent: { en: 'Sent', de: 'Gesendet', ar: 'البريد المرسل' },
    outside: { en: 'Outside', de: 'Nach außen', ar: 'إلى الخارج' },
  },
  unreadCount: { en: 'unread', de: 'ungelesen', ar: 'غير مقروء' },
  unread: { en: 'Unread:', de: 'Ungelesen:', ar: 'غير مقروء:' },
  nothing: { en: 'Nothing here', de: 'Hier ist nichts', ar: 'لا شيء هنا' },
  nothingIn: {
    inbox: {
      en: 'Mail that people of the workspace send you comes here.',
      de: 'Hierher kommt, was Ihnen andere aus dem Arbeitsbereich senden.',
      ar: 'يصل إلى هنا ما يرسله إليك أشخاص من مساحة العمل.',
    },
    sent: {
      en: 'Mail that you send comes here.',
      de: 'Hierher kommt, was Sie senden.',
      ar: 'يظهر هنا ما ترسله.',
    },
    outside: {
      en: 'Mail to addresses outside of the workspace is kept here while no mail server is set up to take it.',
      de: 'Hier bleiben E-Mails an Adressen außerhalb des Arbeitsbereichs, solange kein Mailserver eingerichtet ist.',
      ar: 'تُحفظ هنا الرسائل الموجهة إلى عناوين خارج مساحة العمل ما دام لا يوجد خادم بريد مُعدّ لإرسالها.',
    },
  },
  toPeople: { en: 'To {people}', de: 'An {people}', ar: 'إلى {people}' },
  noSubject: { en: 'No subject', de: 'Kein Betreff', ar: 'بلا موضوع' },
  noText: { en: 'This mail has no text.', de: 'Diese E-Mail hat keinen Text.', ar: 'هذه الرسالة بلا نص.' },
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
  textOf: { en: 'Text of the mail: {subject}', de: 'Text der E-Mail: {subject}', ar: 'نص الرسالة: {subject}' },
  notSignedIn: { en: 'Not signed in', de: 'Nicht angemeldet', ar: 'لم يتم تسجيل الدخول' },
  notFinished: {
    en: 'The sign-in was not finished.',
    de: 'Die Anmeldung wurde nicht abgeschlossen.',
    ar: 'لم يكتمل تسجيل الدخول.',
  },
  notFound: { en: 'Not found', de: 'Nicht gefunden', ar: 'غير موجود' },
  noMail: {
    en: 'There is no such mail, or it is somebody else’s.',
    de: 'Diese E-Mail gibt es nicht, oder sie gehört jemand anderem.',
    ar: 'لا توجد رسالة كهذه، أو أنها تخص شخصًا آخر.',
  },
  noMailbox: { en: 'No mailbox', de: 'Kein Postfach', ar: 'لا يوجد صندوق بريد' },
  noMailboxText: {
    en: '{name} has no mailbox here: a guest’s mail goes to where they come from.',
    de: '{name} hat hier kein Postfach: Die E-Mail eines Gastes geht dorthin, woher er kommt.',
    ar: 'ليس لدى {name} صندوق بريد هنا: يصل بريد الضيف إلى الجهة التي جاء منها.',
  },
  another: {
    en: 'Sign in with another account',
    de: 'Mit einem anderen Konto anmelden',
    ar: 'تسجيل الدخول بحساب آخر',
  },
});

export type MailMessages = MessagesOf<typeof mailMessages>;
