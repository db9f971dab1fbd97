import { responderMessages } from '@tideform/i18n';

/** What concerns a person. */
export const noticesMessages = responderMessages({
  title: { en: 'Notices', de: 'Hinweise', ar: 'الإشعارات' },
  unread: {
    en: 'Notices, {count} new',
    de: 'Hinweise, {count} neu',
    ar: 'الإشعارات، الجديد: {count}',
  },
  isNew: { en: 'New', de: 'Neu', ar: 'جديد' },
  none: { en: 'Nothing new', de: 'Nichts Neues', ar: 'لا جديد' },
  noneText: {
    en: 'What concerns you is listed here, such as an e-mail that did not go out, or a submission that is yours to review.',
    de: 'Hier steht, was Sie betrifft: etwa eine E-Mail, die nicht hinausging, oder eine Einsendung, die Sie prüfen sollen.',
    ar: 'يُذكر هنا ما يعنيك، مثل رسالة بريد لم تُرسل، أو إرسال عليك مراجعته.',
  },
  byMail: { en: 'Also by e-mail', de: 'Auch per E-Mail', ar: 'بالبريد أيضًا' },
  aForm: { en: 'a form', de: 'einem Formular', ar: 'نموذج' },
});
