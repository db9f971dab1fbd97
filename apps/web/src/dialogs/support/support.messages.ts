import { responderMessages } from '@tideform/i18n';

/** Messages of the dialog for support requests. */
export const supportMessages = responderMessages({
  title: { en: 'Support Request', de: 'Supportanfrage', ar: 'طلب دعم', fr: 'Demande de support' },
  details: { en: 'Details', de: 'Einzelheiten', ar: 'التفاصيل', fr: 'Détails' },
  detailsHint: {
    en: 'What were you trying to do, and what happened instead?',
    de: 'Was wollten Sie tun, und was ist stattdessen passiert?',
    ar: 'ماذا أردت أن تفعل، وماذا حدث بدلًا من ذلك؟',
    fr: 'Qu’essayiez-vous de faire, et que s’est-il passé à la place ?',
  },
  attachments: { en: 'Attachments', de: 'Anlagen', ar: 'المرفقات', fr: 'Pièces jointes' },
  goAlong: {
    en: 'The form and its email template are included. Answers aren’t.',
    de: 'Das Formular und seine E-Mail-Vorlage werden mitgesendet, Antworten jedoch nicht.',
    ar: 'يُرفق النموذج وقالب بريده الإلكتروني دون أي إجابات.',
    fr: 'Le formulaire et son modèle d’e-mail sont inclus. Les réponses ne le sont pas.',
  },
  add: { en: 'Add files', de: 'Dateien hinzufügen', ar: 'إضافة ملفات', fr: 'Ajouter des fichiers' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}', fr: 'Supprimer {name}' },
  tooMany: {
    en: 'You can attach up to {count} files, {size} in total.',
    de: 'Sie können bis zu {count} Dateien anfügen, insgesamt {size}.',
    ar: 'يمكنك إرفاق {count} ملفات كحد أقصى، بحجم إجمالي {size}.',
    fr: 'Vous pouvez joindre jusqu’à {count} fichiers, {size} au total.',
  },
  send: { en: 'Send', de: 'Senden', ar: 'إرسال', fr: 'Envoyer' },
  thanks: { en: 'Thanks!', de: 'Danke!', ar: 'شكرًا!', fr: 'Merci !' },
  thanksText: {
    en: 'We’ll contact you within 24 hours.',
    de: 'Wir melden uns innerhalb von 24 Stunden bei Ihnen.',
    ar: 'سنتواصل معك خلال 24 ساعة.',
    fr: 'Nous vous contacterons dans les 24 heures.',
  },
});
