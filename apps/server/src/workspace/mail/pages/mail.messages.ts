import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Messages of the mail pages. */
export const mailMessages = responderMessages({
  name: {
    en: 'Workspace mail',
    de: 'E-Mail des Arbeitsbereichs',
    ar: 'بريد مساحة العمل',
    fr: 'Messagerie de l’espace de travail',
  },
  skip: { en: 'Skip to email', de: 'Zur E-Mail springen', ar: 'الانتقال إلى البريد', fr: 'Passer à l’e-mail' },
  switchAccount: { en: 'Switch account', de: 'Konto wechseln', ar: 'تبديل الحساب', fr: 'Changer de compte' },
  folders: { en: 'Folders', de: 'Ordner', ar: 'المجلدات', fr: 'Dossiers' },
  views: {
    inbox: { en: 'Inbox', de: 'Posteingang', ar: 'البريد الوارد', fr: 'Boîte de réception' },
    sent: { en: 'Sent', de: 'Gesendet', ar: 'البريد المرسل', fr: 'Envoyés' },
    outside: { en: 'External', de: 'Extern', ar: 'خارجي', fr: 'Externes' },
  },
  unreadCount: { en: 'unread', de: 'ungelesen', ar: 'غير مقروء', fr: 'non lus' },
  unread: { en: 'Unread:', de: 'Ungelesen:', ar: 'غير مقروء:', fr: 'Non lu :' },
  nothing: { en: 'No emails', de: 'Keine E-Mails', ar: 'لا رسائل', fr: 'Aucun e-mail' },
  nothingIn: {
    inbox: {
      en: 'Emails from people in the workspace appear here.',
      de: 'Hier werden E-Mails von Personen im Arbeitsbereich angezeigt.',
      ar: 'تظهر هنا رسائل الأشخاص في مساحة العمل.',
      fr: 'Les e-mails des personnes de l’espace de travail s’affichent ici.',
    },
    sent: {
      en: 'Emails that you send appear here.',
      de: 'Hier werden E-Mails angezeigt, die Sie senden.',
      ar: 'تظهر هنا الرسائل التي ترسلها.',
      fr: 'Les e-mails que vous envoyez s’affichent ici.',
    },
    outside: {
      en: 'Emails to addresses outside the workspace stay here until a mail server is set up.',
      de: 'E-Mails an Adressen außerhalb des Arbeitsbereichs bleiben hier, bis ein E-Mail-Server eingerichtet ist.',
      ar: 'تبقى هنا الرسائل إلى عناوين خارج مساحة العمل حتى يُعدّ خادم بريد.',
      fr: 'Les e-mails destinés à des adresses extérieures à l’espace de travail restent ici jusqu’à ce qu’un serveur de messagerie soit configuré.',
    },
  },
  toPeople: { en: 'To {people}', de: 'An {people}', ar: 'إلى {people}', fr: 'À {people}' },
  noSubject: { en: 'No subject', de: 'Kein Betreff', ar: 'بلا موضوع', fr: 'Sans objet' },
  noText: {
    en: 'This email has no text.',
    de: 'Diese E-Mail hat keinen Text.',
    ar: 'هذه الرسالة بلا نص.',
    fr: 'Cet e-mail ne contient pas de texte.',
  },
  hasAttachments: {
    en: 'Has attachments',
    de: 'Mit Anhängen',
    ar: 'تحتوي على مرفقات',
    fr: 'Contient des pièces jointes',
  },
  attachments: { en: 'Attachments', de: 'Anhänge', ar: 'المرفقات', fr: 'Pièces jointes' },
  newer: { en: 'Newer', de: 'Neuere', ar: 'الأحدث', fr: 'Plus récents' },
  older: { en: 'Older', de: 'Ältere', ar: 'الأقدم', fr: 'Plus anciens' },
  page: {
    en: 'Page {page} of {count}',
    de: 'Seite {page} von {count}',
    ar: 'الصفحة {page} من {count}',
    fr: 'Page {page} sur {count}',
  },
  from: { en: 'From', de: 'Von', ar: 'من', fr: 'De' },
  to: { en: 'To', de: 'An', ar: 'إلى', fr: 'À' },
  cc: { en: 'Cc', de: 'Cc', ar: 'نسخة', fr: 'Cc' },
  bcc: { en: 'Bcc', de: 'Bcc', ar: 'نسخة مخفية', fr: 'Cci' },
  replyTo: { en: 'Reply to', de: 'Antwort an', ar: 'الرد إلى', fr: 'Répondre à' },
  sent: { en: 'Sent', de: 'Gesendet', ar: 'تاريخ الإرسال', fr: 'Envoyé' },
  textOf: {
    en: 'Email text: {subject}',
    de: 'Text der E-Mail: {subject}',
    ar: 'نص الرسالة: {subject}',
    fr: 'Texte de l’e-mail : {subject}',
  },
  notSignedIn: { en: 'Not signed in', de: 'Nicht angemeldet', ar: 'لم يتم تسجيل الدخول', fr: 'Non connecté' },
  notFinished: {
    en: 'Sign-in wasn’t completed.',
    de: 'Die Anmeldung wurde nicht abgeschlossen.',
    ar: 'لم يكتمل تسجيل الدخول.',
    fr: 'La connexion n’a pas abouti.',
  },
  notFound: { en: 'Not found', de: 'Nicht gefunden', ar: 'غير موجود', fr: 'Introuvable' },
  noMail: {
    en: 'This email doesn’t exist or isn’t yours.',
    de: 'Diese E-Mail ist nicht vorhanden oder gehört nicht Ihnen.',
    ar: 'هذه الرسالة غير موجودة أو لا تخصك.',
    fr: 'Cet e-mail n’existe pas ou ne vous appartient pas.',
  },
  noMailbox: { en: 'No mailbox', de: 'Kein Postfach', ar: 'لا يوجد صندوق بريد', fr: 'Aucune boîte aux lettres' },
  noMailboxText: {
    en: '{name} doesn’t have a mailbox here. Emails to guests go to their own organization.',
    de: '{name} hat hier kein Postfach. E-Mails an Gäste gehen an deren eigene Organisation.',
    ar: 'ليس لدى {name} صندوق بريد هنا. تصل رسائل الضيوف إلى مؤسساتهم.',
    fr: '{name} n’a pas de boîte aux lettres ici. Les e-mails destinés aux invités sont envoyés à leur propre organisation.',
  },
  another: {
    en: 'Sign in with another account',
    de: 'Mit einem anderen Konto anmelden',
    ar: 'تسجيل الدخول بحساب آخر',
    fr: 'Se connecter avec un autre compte',
  },
});

export type MailMessages = MessagesOf<typeof mailMessages>;
