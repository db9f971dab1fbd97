import { responderWords } from '@tideform/words';

/** The e-mail of a person's notices, in the language that they read the app in. */
export const noticeMailWords = responderWords({
  subject: {
    en: '{count, plural, one {A notice from Tideform} other {# notices from Tideform}}',
    de: '{count, plural, one {Ein Hinweis von Tideform} other {# Hinweise von Tideform}}',
    ar: '{count, plural, zero {# إشعار من Tideform} one {إشعار من Tideform} two {إشعاران من Tideform} few {# إشعارات من Tideform} many {# إشعارًا من Tideform} other {# إشعار من Tideform}}',
  },
  emailFailed: {
    en: '{number, select, none {An e-mail did not go out.} other {The e-mail about submission {number} did not go out.}}',
    de: '{number, select, none {Eine E-Mail ging nicht hinaus.} other {Die E-Mail zur Einsendung {number} ging nicht hinaus.}}',
    ar: '{number, select, none {لم تُرسل رسالة بريد.} other {لم تُرسل رسالة البريد عن الإرسال {number}.}}',
  },
  webhookDisabled: {
    en: 'The webhook {webhook} was switched off.',
    de: 'Der Webhook {webhook} wurde abgeschaltet.',
    ar: 'أُوقف خطّاف الويب {webhook}.',
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
  aForm: { en: 'A form', de: 'Ein Formular', ar: 'نموذج' },
  off: {
    en: 'You get this because you asked for notices by e-mail. The bell in the app ends it.',
    de: 'Sie bekommen das, weil Sie Hinweise per E-Mail wollten. Die Glocke in der App beendet es.',
    ar: 'تصلك هذه الرسالة لأنك طلبت الإشعارات بالبريد. يوقفها الجرس في التطبيق.',
  },
});
