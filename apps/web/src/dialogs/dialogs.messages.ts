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
    en: 'Everybody who may respond gets this version.',
    de: 'Alle, die antworten dürfen, bekommen diese Version.',
    ar: 'سيحصل كل من يحق له الرد على هذا الإصدار.',
  },
  comment: { en: 'Comment', de: 'Kommentar', ar: 'تعليق' },
  commentHint: {
    en: 'Optional. Shown in the version history.',
    de: 'Freiwillig. Steht im Versionsverlauf.',
    ar: 'اختياري. يظهر في سجل الإصدارات.',
  },
  unchanged: {
    en: 'Nothing has changed since version {version}, so there is nothing to publish.',
    de: 'Seit Version {version} hat sich nichts geändert. Es gibt nichts zu veröffentlichen.',
    ar: 'لم يتغير شيء منذ الإصدار {version}، فلا شيء لنشره.',
  },
  publishedTitle: {
    en: 'Version {version} is published',
    de: 'Version {version} ist veröffentlicht',
    ar: 'نُشر الإصدار {version}',
  },
  publishedText: {
    en: 'Members of the team find “{title}” among their forms. You can also send them this link.',
    de: 'Team-Mitglieder finden „{title}“ bei ihren Formularen. Sie können ihnen auch diesen Link schicken.',
    ar: 'يجد أعضاء الفريق «{title}» ضمن نماذجهم. يمكنك أيضًا إرسال هذا الرابط إليهم.',
  },
  link: { en: 'Link to the form', de: 'Link zum Formular', ar: 'رابط النموذج' },
  copyLink: { en: 'Copy link', de: 'Link kopieren', ar: 'نسخ الرابط' },
  tryIt: { en: 'Try it', de: 'Ausprobieren', ar: 'جرّبه' },
  needsSubmit: {
    en: 'A submit button is required before you can publish the form',
    de: 'Das Formular braucht einen Knopf zum Absenden, bevor Sie es veröffentlichen können',
    ar: 'يلزم وجود زر إرسال قبل نشر النموذج',
  },
  refused: {
    en: 'This form cannot be published: {reason}',
    de: 'Dieses Formular kann nicht veröffentlicht werden: {reason}',
    ar: 'لا يمكن نشر هذا النموذج: {reason}',
  },
  copyForm: { en: 'Copy', de: 'Kopieren', ar: 'نسخ' },
  copyFormTitle: { en: 'Copy {title}', de: '{title} kopieren', ar: 'نسخ {title}' },
  copyFormText: {
    en: 'The draft goes along with its icon and details. Responses, permissions and links do not.',
    de: 'Der Entwurf wird mit Symbol und Angaben kopiert. Antworten, Rechte und Links nicht.',
    ar: 'تُنسخ المسودة مع أيقونتها وتفاصيلها، لا الردود ولا الأذونات ولا الروابط.',
  },
  copyOf: { en: '{title} copy', de: '{title} Kopie', ar: '{title} نسخة' },
  copyName: { en: 'Title', de: 'Titel', ar: 'العنوان' },
  copyTeam: { en: 'To the team', de: 'In das Team', ar: 'إلى الفريق' },
  deleteForm: { en: 'Delete', de: 'Löschen', ar: 'حذف' },
  deleteTitle: { en: 'Delete form', de: 'Formular löschen', ar: 'حذف النموذج' },
  deleteText: {
    en: '“{title}” is deleted for everybody in the team. Its responses stay in the team’s library.',
    de: '„{title}“ wird für alle im Team gelöscht. Die Antworten bleiben in der Bibliothek des Teams.',
    ar: 'سيُحذف «{title}» لكل أعضاء الفريق. تبقى ردوده في مكتبة الفريق.',
  },
  deleteDraftTitle: {
    en: 'Delete this draft of {title}?',
    de: 'Diesen Entwurf von {title} löschen?',
    ar: 'حذف هذه المسودة من {title}؟',
  },
  deleteDraftText: {
    en: 'It is removed from all your devices.',
    de: 'Er wird von allen Ihren Geräten entfernt.',
    ar: 'ستُزال من كل أجهزتك.',
  },
  deleteSubmissionTitle: { en: 'Delete {title}?', de: '{title} löschen?', ar: 'حذف {title}؟' },
  deleteSubmissionText: {
    en: 'The submission, its files and its PDF are removed from the team’s library, for everybody.',
    de: 'Die Einsendung, ihre Dateien und ihr PDF werden für alle aus der Bibliothek des Teams entfernt.',
    ar: 'سيُزال الإرسال وملفاته وملف PDF الخاص به من مكتبة الفريق للجميع.',
  },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  discardEditTitle: {
    en: 'Discard your changes?',
    de: 'Ihre Änderungen verwerfen?',
    ar: 'هل تريد تجاهل تغييراتك؟',
  },
  discardEditText: {
    en: 'The submission stays as it was. What you have changed in it on this device is removed.',
    de: 'Die Einsendung bleibt, wie sie war. Was Sie auf diesem Gerät an ihr geändert haben, wird entfernt.',
    ar: 'يبقى الإرسال كما كان. يُزال ما غيّرته فيه على هذا الجهاز.',
  },
  unPublish: { en: 'Un-Publish', de: 'Zurückziehen', ar: 'إلغاء النشر' },
  unPublishTitle: { en: 'Un-Publish {title}', de: '{title} zurückziehen', ar: 'إلغاء نشر {title}' },
  unPublishText: {
    en: 'The form becomes a draft again: nobody can respond until it is published. Its responses stay.',
    de: 'Das Formular wird wieder ein Entwurf: Niemand kann antworten, bis es veröffentlicht ist. Die Antworten bleiben.',
    ar: 'يعود النموذج مسودة: لا يمكن لأحد الرد حتى يُنشر. تبقى ردوده.',
  },
  draftForm: { en: 'Draft Form', de: 'Formular im Entwurf', ar: 'نموذج في المسودة' },
  draftFormText: {
    en: 'This form is a draft. Go online to publish it.',
    de: 'Dieses Formular ist ein Entwurf. Gehen Sie online, um es zu veröffentlichen.',
    ar: 'هذا النموذج مسودة. اتصل بالإنترنت لنشره.',
  },
});
