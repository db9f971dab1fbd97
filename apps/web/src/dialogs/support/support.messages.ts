import { responderMessages } from '@tideform/i18n';

/** Texts of a request for support. */
export const supportMessages = responderMessages({
  title: { en: 'Support Request', de: 'Support-Anfrage', ar: 'طلب دعم' },
  details: { en: 'Details', de: 'Einzelheiten', ar: 'التفاصيل' },
  detailsHint: {
    en: 'What did you want to do, and what happened instead?',
    de: 'Was wollten Sie tun, und was geschah stattdessen?',
    ar: 'ماذا أردت أن تفعل، وماذا حدث بدلًا من ذلك؟',
  },
  attachments: { en: 'Attachments', de: 'Anhänge', ar: 'المرفقات' },
  goAlong: {
    en: 'The form and its e-mail template go along, without anybody’s answers.',
    de: 'Das Formular und seine E-Mail-Vorlage gehen mit, ohne jemandes Antworten.',
    ar: 'يُرفق النموذج وقالب بريده، دون إجابات أحد.',
  },
  add: { en: 'Add files', de: 'Dateien hinzufügen', ar: 'إضافة ملفات' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}' },
  tooMany: {
    en: 'At most {count} files, {size} together.',
    de: 'Höchstens {count} Dateien, zusammen {size}.',
    ar: '{count} ملفات على الأكثر، بحجم {size} معًا.',
  },
  send: { en: 'Send', de: 'Senden', ar: 'إرسال' },
  thanks: { en: 'Thanks!', de: 'Danke!', ar: 'شكرًا!' },
  thanksText: {
    en: 'We will contact you within 24 hours.',
    de: 'Wir melden uns innerhalb von 24 Stunden.',
    ar: 'سنتواصل معك خلال 24 ساعة.',
  },
});
