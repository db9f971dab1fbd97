import { responderMessages } from '@tideform/i18n';

/** Texts of the dialogs that several screens open about one form. */
export const dialogsMessages = responderMessages({
  unavailable: {
    en: 'Unavailable on your plan',
    de: 'In Ihrem Tarif nicht verfügbar',
    ar: 'غير متاح في خطتك',
  },
  publish: { en: 'Publish', de: 'Veröffentlichen', ar: 'نشر' },
  publishTitle: { en: 'Publish {title}', de: '{title} veröffentlichen', ar: 'نشر {title}' },
  publishText: {
    en: 'Everyone who can respond will get this version.',
    de: 'Alle, die antworten können, erhalten diese Version.',
    ar: 'سيحصل كل من يمكنه الرد على هذا الإصدار.',
  },
  comment: { en: 'Comment', de: 'Kommentar', ar: 'تعليق' },
  commentHint: {
    en: 'Optional. Shown in the version history.',
    de: 'Optional. Wird im Versionsverlauf angezeigt.',
    ar: 'اختياري. يظهر في سجل الإصدارات.',
  },
  unchanged: {
    en: 'There are no changes to publish since version {version}.',
    de: 'Seit Version {version} gibt es keine Änderungen zum Veröffentlichen.',
    ar: 'لا توجد تغييرات لنشرها منذ الإصدار {version}.',
  },
  publishedTitle: {
    en: 'Published version {version}',
    de: 'Version {version} wurde veröffentlicht',
    ar: 'تم نشر الإصدار {version}',
  },
  publishedText: {
    en: 'Team members can find “{title}” in their forms. You can also send them this link.',
    de: 'Teammitglieder finden „{title}“ in ihren Formularen. Sie können ihnen auch diesen Link senden.',
    ar: 'يمكن لأعضاء الفريق العثور على «{title}» ضمن نماذجهم. يمكنك أيضًا إرسال هذا الرابط إليهم.',
  },
  link: { en: 'Link to the form', de: 'Link zum Formular', ar: 'رابط النموذج' },
  copyLink: { en: 'Copy link', de: 'Link kopieren', ar: 'نسخ الرابط' },
  tryIt: { en: 'Try it', de: 'Ausprobieren', ar: 'جرّبه' },
  needsSubmit: {
    en: 'A submit button is required before you can publish the form',
    de: 'Eine Schaltfläche zum Absenden ist erforderlich, bevor Sie das Formular veröffentlichen können',
    ar: 'يلزم وجود زر إرسال قبل نشر النموذج',
  },
  refused: {
    en: 'Can’t publish this form: {reason}',
    de: 'Dieses Formular kann nicht veröffentlicht werden: {reason}',
    ar: 'لا يمكن نشر هذا النموذج: {reason}',
  },
  copyForm: { en: 'Copy', de: 'Kopieren', ar: 'نسخ' },
  copyFormTitle: { en: 'Copy {title}', de: '{title} kopieren', ar: 'نسخ {title}' },
  copyFormText: {
    en: 'The draft, icon, and details are copied. Responses, permissions, and links aren’t.',
    de: 'Entwurf, Symbol und Details werden kopiert. Antworten, Berechtigungen und Links nicht.',
    ar: 'تُنسخ المسودة مع أيقونتها وتفاصيلها، لا الردود ولا الأذونات ولا الروابط.',
  },
  copyOf: { en: '{title} copy', de: '{title} Kopie', ar: '{title} نسخة' },
  copyName: { en: 'Title', de: 'Titel', ar: 'العنوان' },
  copyTeam: { en: 'Copy to team', de: 'In Team kopieren', ar: 'نسخ إلى فريق' },
  deleteForm: { en: 'Delete', de: 'Löschen', ar: 'حذف' },
  deleteTitle: { en: 'Delete form', de: 'Formular löschen', ar: 'حذف النموذج' },
  deleteText: {
    en: '“{title}” will be deleted for everyone in the team. Responses are kept in the team’s library.',
    de: '„{title}“ wird für alle im Team gelöscht. Die Antworten bleiben in der Bibliothek des Teams erhalten.',
    ar: 'سيُحذف «{title}» لكل أعضاء الفريق. ستبقى الردود في مكتبة الفريق.',
  },
  deleteDraftTitle: {
    en: 'Delete this draft of {title}?',
    de: 'Diesen Entwurf von {title} löschen?',
    ar: 'حذف هذه المسودة من {title}؟',
  },
  deleteDraftText: {
    en: 'The draft will be deleted from all your devices.',
    de: 'Der Entwurf wird von allen Ihren Geräten gelöscht.',
    ar: 'ستُحذف المسودة من كل أجهزتك.',
  },
  deleteSubmissionTitle: { en: 'Delete {title}?', de: '{title} löschen?', ar: 'حذف {title}؟' },
  deleteSubmissionText: {
    en: 'The submission, its files, and its PDF will be deleted from the team’s library for everyone.',
    de: 'Die Einsendung, ihre Dateien und ihre PDF-Datei werden für alle aus der Bibliothek des Teams gelöscht.',
    ar: 'سيُحذف الإرسال وملفاته وملف PDF الخاص به من مكتبة الفريق للجميع.',
  },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  discardEditTitle: {
    en: 'Discard your changes?',
    de: 'Ihre Änderungen verwerfen?',
    ar: 'هل تريد تجاهل تغييراتك؟',
  },
  discardEditText: {
    en: 'Your changes on this device will be deleted. The submission won’t change.',
    de: 'Ihre Änderungen auf diesem Gerät werden gelöscht. Die Einsendung bleibt unverändert.',
    ar: 'ستُحذف تغييراتك على هذا الجهاز. لن يتغير الإرسال.',
  },
  unPublish: { en: 'Un-Publish', de: 'Veröffentlichung aufheben', ar: 'إلغاء النشر' },
  unPublishTitle: { en: 'Un-Publish {title}', de: 'Veröffentlichung von {title} aufheben', ar: 'إلغاء نشر {title}' },
  unPublishText: {
    en: 'The form will become a draft, and people can’t respond until you publish it again. Existing responses are kept.',
    de: 'Das Formular wird wieder zum Entwurf. Bis Sie es erneut veröffentlichen, kann niemand antworten. Vorhandene Antworten bleiben erhalten.',
    ar: 'سيعود النموذج مسودة، ولا يمكن لأحد الرد حتى تنشره مجددًا. ستبقى الردود الحالية.',
  },
  draftForm: { en: 'Draft Form', de: 'Formularentwurf', ar: 'نموذج في المسودة' },
  draftFormText: {
    en: 'This form is a draft. Connect to the internet to publish it.',
    de: 'Dieses Formular ist ein Entwurf. Stellen Sie eine Internetverbindung her, um es zu veröffentlichen.',
    ar: 'هذا النموذج مسودة. اتصل بالإنترنت لنشره.',
  },
});
