import { responderMessages } from '@tideform/i18n';

/** Messages of the views of the submissions table. */
export const viewsMessages = responderMessages({
  all: { en: 'All submissions', de: 'Alle Einsendungen', ar: 'كل الإرسالات', fr: 'Toutes les soumissions' },
  views: { en: 'Views', de: 'Ansichten', ar: 'طرق العرض', fr: 'Affichages' },
  view: { en: 'View: {name}', de: 'Ansicht: {name}', ar: 'العرض: {name}', fr: 'Affichage : {name}' },
  viewChanged: {
    en: 'View: {name}, with unsaved changes',
    de: 'Ansicht: {name}, mit nicht gespeicherten Änderungen',
    ar: 'العرض: {name}، مع تغييرات غير محفوظة',
    fr: 'Affichage : {name}, avec des modifications non enregistrées',
  },
  isDefault: { en: '{name} (default)', de: '{name} (Standard)', ar: '{name} (افتراضي)', fr: '{name} (par défaut)' },
  save: { en: 'Save', de: 'Speichern', ar: 'حفظ', fr: 'Enregistrer' },
  saveAs: { en: 'Save as…', de: 'Speichern unter …', ar: 'حفظ باسم…', fr: 'Enregistrer sous…' },
  discard: {
    en: 'Discard changes',
    de: 'Änderungen verwerfen',
    ar: 'تجاهل التغييرات',
    fr: 'Abandonner les modifications',
  },
  makeDefault: { en: 'Set as default', de: 'Als Standard festlegen', ar: 'تعيين كافتراضي', fr: 'Définir par défaut' },
  copyLink: {
    en: 'Copy link to this view',
    de: 'Link zu dieser Ansicht kopieren',
    ar: 'نسخ رابط هذا العرض',
    fr: 'Copier le lien vers cet affichage',
  },
  remove: { en: 'Delete view…', de: 'Ansicht löschen …', ar: 'حذف العرض…', fr: 'Supprimer l’affichage…' },
  saveTitle: { en: 'Save view', de: 'Ansicht speichern', ar: 'حفظ العرض', fr: 'Enregistrer l’affichage' },
  name: { en: 'Title', de: 'Titel', ar: 'العنوان', fr: 'Titre' },
  unnamed: {
    en: 'A saved view needs a non-empty title',
    de: 'Geben Sie einen Titel für diese Ansicht ein',
    ar: 'أدخل عنوانًا لهذا العرض',
    fr: 'Entrez un titre pour cet affichage',
  },
  forAll: {
    en: 'Everyone who can see this form’s submissions can use this view.',
    de: 'Alle, die die Einsendungen dieses Formulars sehen können, können diese Ansicht verwenden.',
    ar: 'يمكن لكل من يرى إرسالات هذا النموذج استخدام هذا العرض.',
    fr: 'Toute personne qui peut voir les soumissions de ce formulaire peut utiliser cet affichage.',
  },
  removeTitle: {
    en: 'Delete the view “{name}”?',
    de: 'Ansicht „{name}“ löschen?',
    ar: 'حذف العرض «{name}»؟',
    fr: 'Supprimer l’affichage « {name} » ?',
  },
  removeText: {
    en: 'The view will be deleted for everyone. Submissions aren’t affected.',
    de: 'Die Ansicht wird für alle gelöscht. Einsendungen bleiben erhalten.',
    ar: 'سيُحذف العرض للجميع. لا تتأثر الإرسالات.',
    fr: 'L’affichage sera supprimé pour tout le monde. Les soumissions ne sont pas concernées.',
  },
  saved: { en: 'View saved', de: 'Ansicht gespeichert', ar: 'حُفظ العرض', fr: 'Affichage enregistré' },
  madeDefault: {
    en: '“{name}” is now the default view',
    de: '„{name}“ ist jetzt die Standardansicht',
    ar: '«{name}» هو العرض الافتراضي الآن',
    fr: '« {name} » est maintenant l’affichage par défaut',
  },
});
