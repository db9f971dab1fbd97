import { responderMessages } from '@tideform/i18n';

/** Texts of notifications, for the app and for emails. */
export const notificationMessages = responderMessages({
  webhookDisabled: {
    en: 'The webhook {webhook} was turned off because its address no longer exists or has been failing for days.',
    de: 'Der Webhook {webhook} wurde deaktiviert, weil die Adresse nicht mehr vorhanden ist oder seit Tagen nicht erreichbar war.',
    ar: 'أُوقف خطّاف الويب {webhook}: العنوان لم يعد موجودًا أو متعطّل منذ أيام.',
    fr: 'Le webhook {webhook} a été désactivé, car son adresse n’existe plus ou est en échec depuis plusieurs jours.',
  },
  emailFailed: {
    en: '{number, select, none {Couldn’t send an email.} other {Couldn’t send the email about submission {number}.}}',
    de: '{number, select, none {Eine E-Mail konnte nicht gesendet werden.} other {Die E-Mail zur Einsendung {number} konnte nicht gesendet werden.}}',
    ar: '{number, select, none {تعذّر إرسال رسالة بريد إلكتروني.} other {تعذّر إرسال رسالة البريد الإلكتروني عن الإرسال {number}.}}',
    fr: '{number, select, none {Impossible d’envoyer un e-mail.} other {Impossible d’envoyer l’e-mail concernant la soumission {number}.}}',
  },
  summaryFailed: {
    en: 'Couldn’t send a summary email.',
    de: 'Eine Zusammenfassung konnte nicht per E-Mail gesendet werden.',
    ar: 'تعذّر إرسال ملخص بالبريد الإلكتروني.',
    fr: 'Impossible d’envoyer un résumé par e-mail.',
  },
  assigned: {
    en: '{number, select, none {{by} assigned a submission to you.} other {{by} assigned submission {number} to you.}}',
    de: '{number, select, none {{by} hat Ihnen eine Einsendung zugewiesen.} other {{by} hat Ihnen die Einsendung {number} zugewiesen.}}',
    ar: '{number, select, none {أسند إليك {by} إرسالًا.} other {أسند إليك {by} الإرسال {number}.}}',
    fr: '{number, select, none {{by} vous a attribué une soumission.} other {{by} vous a attribué la soumission {number}.}}',
  },
  mentioned: {
    en: '{number, select, none {{by} mentioned you in a comment.} other {{by} mentioned you in a comment on submission {number}.}}',
    de: '{number, select, none {{by} hat Sie in einem Kommentar erwähnt.} other {{by} hat Sie in einem Kommentar zur Einsendung {number} erwähnt.}}',
    ar: '{number, select, none {أشار إليك {by} في تعليق.} other {أشار إليك {by} في تعليق على الإرسال {number}.}}',
    fr: '{number, select, none {{by} vous mentionne dans un commentaire.} other {{by} vous mentionne dans un commentaire sur la soumission {number}.}}',
  },
  returned: {
    en: '{number, select, none {{by} returned your submission for corrections.} other {{by} returned your submission {number} for corrections.}}',
    de: '{number, select, none {{by} hat Ihre Einsendung zur Korrektur zurückgegeben.} other {{by} hat Ihre Einsendung {number} zur Korrektur zurückgegeben.}}',
    ar: '{number, select, none {أعاد {by} إرسالك للتصحيح.} other {أعاد {by} إرسالك {number} للتصحيح.}}',
    fr: '{number, select, none {{by} a retourné votre soumission pour correction.} other {{by} a retourné votre soumission {number} pour correction.}}',
  },
  times: {
    en: '{count, plural, one {once} other {# times}}',
    de: '{count, plural, one {einmal} other {#-mal}}',
    ar: '{count, plural, zero {# مرة} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}',
    fr: '{count, plural, one {# fois} many {# de fois} other {# fois}}',
  },
});
