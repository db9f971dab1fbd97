import { responderWords } from '@tideform/words';

/** What concerns a person. */
export const noticesWords = responderWords({
  title: { en: 'Notices', de: 'Hinweise', ar: 'الإشعارات' },
  unread: {
    en: 'Notices, {count} new',
    de: 'Hinweise, {count} neu',
    ar: 'الإشعارات، الجديد: {count}',
  },
  isNew: { en: 'New', de: 'Neu', ar: 'جديد' },
  none: { en: 'Nothing new', de: 'Nichts Neues', ar: 'لا جديد' },
  noneText: {
    en: 'What concerns you is listed here, such as an e-mail that did not go out.',
    de: 'Hier steht, was Sie betrifft: etwa eine E-Mail, die nicht hinausging.',
    ar: 'يُذكر هنا ما يعنيك، مثل رسالة بريد لم تُرسل.',
  },
  aForm: { en: 'a form', de: 'einem Formular', ar: 'نموذج' },
  webhook: {
    en: 'The webhook {webhook} was switched off: its receiver is gone or has failed for days.',
    de: 'Der Webhook {webhook} wurde abgeschaltet: Der Empfänger ist fort oder seit Tagen gestört.',
    ar: 'أُوقف خطّاف الويب {webhook}: المستقبِل غير موجود أو معطّل منذ أيام.',
  },
  email: {
    en: '{number, select, none {An e-mail did not go out.} other {The e-mail about submission {number} did not go out.}}',
    de: '{number, select, none {Eine E-Mail ging nicht hinaus.} other {Die E-Mail zur Einsendung {number} ging nicht hinaus.}}',
    ar: '{number, select, none {لم تُرسل رسالة بريد.} other {لم تُرسل رسالة البريد عن الإرسال {number}.}}',
  },
  times: {
    en: '{count, plural, one {once} other {# times}}',
    de: '{count, plural, one {einmal} other {#-mal}}',
    ar: '{count, plural, zero {# مرة} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}',
  },
});
