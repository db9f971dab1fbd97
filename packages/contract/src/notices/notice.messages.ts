import { responderMessages } from '@tideform/i18n';

/** What there is to be said of a notice, in the app as in an e-mail. */
export const noticeMessages = responderMessages({
  webhookDisabled: {
    en: 'The webhook {webhook} was switched off: its receiver is gone or has failed for days.',
    de: 'Der Webhook {webhook} wurde abgeschaltet: Der Empfänger ist fort oder seit Tagen gestört.',
    ar: 'أُوقف خطّاف الويب {webhook}: المستقبِل غير موجود أو معطّل منذ أيام.',
  },
  emailFailed: {
    en: '{number, select, none {An e-mail did not go out.} other {The e-mail about submission {number} did not go out.}}',
    de: '{number, select, none {Eine E-Mail ging nicht hinaus.} other {Die E-Mail zur Einsendung {number} ging nicht hinaus.}}',
    ar: '{number, select, none {لم تُرسل رسالة بريد.} other {لم تُرسل رسالة البريد عن الإرسال {number}.}}',
  },
  summaryFailed: {
    en: 'A summary by e-mail did not go out.',
    de: 'Eine Zusammenfassung per E-Mail ging nicht hinaus.',
    ar: 'لم يُرسل ملخص بالبريد الإلكتروني.',
  },
  assigned: {
    en: '{number, select, none {{by} assigned a submission to you.} other {{by} assigned submission {number} to you.}}',
    de: '{number, select, none {{by} hat Ihnen eine Einsendung zugewiesen.} other {{by} hat Ihnen die Einsendung {number} zugewiesen.}}',
    ar: '{number, select, none {أسند إليك {by} إرسالًا.} other {أسند إليك {by} الإرسال {number}.}}',
  },
  mentioned: {
    en: '{number, select, none {{by} mentioned you in a comment.} other {{by} mentioned you in a comment on submission {number}.}}',
    de: '{number, select, none {{by} hat Sie in einem Kommentar erwähnt.} other {{by} hat Sie in einem Kommentar zur Einsendung {number} erwähnt.}}',
    ar: '{number, select, none {أشار إليك {by} في تعليق.} other {أشار إليك {by} في تعليق على الإرسال {number}.}}',
  },
  returned: {
    en: '{number, select, none {{by} sent your submission back to be corrected.} other {{by} sent your submission {number} back to be corrected.}}',
    de: '{number, select, none {{by} hat Ihre Einsendung zur Korrektur zurückgegeben.} other {{by} hat Ihre Einsendung {number} zur Korrektur zurückgegeben.}}',
    ar: '{number, select, none {أعاد {by} إرسالك للتصحيح.} other {أعاد {by} إرسالك {number} للتصحيح.}}',
  },
  times: {
    en: '{count, plural, one {once} other {# times}}',
    de: '{count, plural, one {einmal} other {#-mal}}',
    ar: '{count, plural, zero {# مرة} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}',
  },
});
