import { responderMessages } from '@tideform/i18n';

/** Views of the submissions table that builders keep for everybody. */
export const viewsMessages = responderMessages({
  all: { en: 'All submissions', de: 'Alle Einsendungen', ar: 'كل الإرسالات' },
  views: { en: 'Views', de: 'Ansichten', ar: 'طرق العرض' },
  view: { en: 'View: {name}', de: 'Ansicht: {name}', ar: 'العرض: {name}' },
  viewChanged: {
    en: 'View: {name}, with unsaved changes',
    de: 'Ansicht: {name}, mit nicht gespeicherten Änderungen',
    ar: 'العرض: {name}، مع تغييرات غير محفوظة',
  },
  isDefault: { en: '{name} (default)', de: '{name} (Standard)', ar: '{name} (افتراضي)' },
  save: { en: 'Save', de: 'Speichern', ar: 'حفظ' },
  saveAs: { en: 'Save as…', de: 'Speichern unter …', ar: 'حفظ باسم…' },
  discard: { en: 'Discard changes', de: 'Änderungen verwerfen', ar: 'تجاهل التغييرات' },
  makeDefault: { en: 'Set as default', de: 'Als Standard festlegen', ar: 'تعيين كافتراضي' },
  copyLink: { en: 'Copy link to this view', de: 'Link zu dieser Ansicht kopieren', ar: 'نسخ رابط هذا العرض' },
  remove: { en: 'Delete view…', de: 'Ansicht löschen …', ar: 'حذف العرض…' },
  saveTitle: { en: 'Save view', de: 'Ansicht speichern', ar: 'حفظ العرض' },
  name: { en: 'Title', de: 'Titel', ar: 'العنوان' },
  unnamed: {
    en: 'A saved view needs a non-empty title',
    de: 'Eine gespeicherte Ansicht braucht einen Titel',
    ar: 'يحتاج العرض المحفوظ إلى عنوان غير فارغ',
  },
  forAll: {
    en: 'Everyone who can see this form’s submissions can use this view.',
    de: 'Alle, die die Einsendungen dieses Formulars sehen können, können diese Ansicht verwenden.',
    ar: 'يمكن لكل من يرى إرسالات هذا النموذج استخدام هذا العرض.',
  },
  removeTitle: { en: 'Delete the view “{name}”?', de: 'Ansicht „{name}“ löschen?', ar: 'حذف العرض «{name}»؟' },
  removeText: {
    en: 'The view will be deleted for everyone. Submissions aren’t affected.',
    de: 'Die Ansicht wird für alle gelöscht. Einsendungen bleiben erhalten.',
    ar: 'سيُحذف العرض للجميع. لا تتأثر الإرسالات.',
  },
  saved: { en: 'View saved', de: 'Ansicht gespeichert', ar: 'حُفظ العرض' },
  madeDefault: {
    en: '“{name}” is now the default view',
    de: '„{name}“ ist jetzt die Standardansicht',
    ar: '«{name}» هو العرض الافتراضي الآن',
  },
});
