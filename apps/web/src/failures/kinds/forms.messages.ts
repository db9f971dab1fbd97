import { responderMessages } from '@tideform/i18n';

/** Messages of failures of forms. Keys are failure kinds. */
export const formsFailureMessages = responderMessages({
  'invalid-form': {
    en: 'Invalid form: {formId}',
    de: 'Ungültiges Formular: {formId}',
    ar: 'نموذج غير صالح: {formId}',
    fr: 'Formulaire non valide : {formId}',
  },
  'form-incomplete': {
    en: 'Form ({formId}) is missing {missing}',
    de: 'Dem Formular ({formId}) fehlt {missing}',
    ar: 'النموذج ({formId}) ينقصه {missing}',
    fr: 'Élément manquant dans le formulaire ({formId}) : {missing}',
  },
  'form-folder-not-created': {
    en: 'Problem creating form folder',
    de: 'Der Ordner des Formulars konnte nicht erstellt werden',
    ar: 'تعذّر إنشاء مجلد النموذج',
    fr: 'Impossible de créer le dossier du formulaire',
  },
  'form-file-not-created': {
    en: 'Problem creating {file}',
    de: '{file} konnte nicht erstellt werden',
    ar: 'تعذّر إنشاء {file}',
    fr: 'Impossible de créer {file}',
  },
  'draft-not-downloaded': {
    en: 'Problem downloading form ({formId}) draft',
    de: 'Der Entwurf des Formulars ({formId}) konnte nicht heruntergeladen werden',
    ar: 'تعذّر تنزيل مسودة النموذج ({formId})',
    fr: 'Impossible de télécharger le brouillon du formulaire ({formId})',
  },
  'draft-conflict': {
    en: 'Someone else changed this form at the same time',
    de: 'Eine andere Person hat dieses Formular gleichzeitig geändert',
    ar: 'غيّر شخص آخر هذا النموذج في الوقت نفسه',
    fr: 'Une autre personne a modifié ce formulaire en même temps',
  },
  'view-unnamed': {
    en: 'A saved view needs a non-empty title',
    de: 'Geben Sie einen Titel für die Ansicht ein',
    ar: 'أدخل عنوانًا للعرض',
    fr: 'Entrez un titre pour l’affichage',
  },
  'custom-field-unnamed': {
    en: 'Enter a name for the custom field',
    de: 'Geben Sie einen Namen für das eigene Feld ein',
    ar: 'أدخل اسمًا للحقل المخصص',
    fr: 'Entrez un nom pour le champ personnalisé',
  },
  'custom-field-taken': {
    en: 'A custom field named “{name}” already exists',
    de: 'Ein eigenes Feld mit dem Namen „{name}“ ist bereits vorhanden',
    ar: 'يوجد بالفعل حقل مخصص باسم «{name}»',
    fr: 'Un champ personnalisé nommé « {name} » existe déjà',
  },
  'custom-field-gone': {
    en: 'The custom field “{name}” no longer exists',
    de: 'Das eigene Feld „{name}“ ist nicht mehr vorhanden',
    ar: 'لم يعد الحقل المخصص «{name}» موجودًا',
    fr: 'Le champ personnalisé « {name} » n’existe plus',
  },
  'email-changed': {
    en: 'Someone else changed this email. Your version is still here. Apply it again to replace theirs, or discard it.',
    de: 'Eine andere Person hat diese E-Mail geändert. Ihre Version ist noch vorhanden. Wenden Sie sie erneut an, um die andere zu ersetzen, oder verwerfen Sie sie.',
    ar: 'غيّر شخص آخر هذه الرسالة. ما زالت نسختك هنا. طبّقها مرة أخرى لتحل محل نسخته، أو تجاهلها.',
    fr: 'Une autre personne a modifié cet e-mail. Votre version est toujours là. Appliquez-la à nouveau pour remplacer la sienne, ou abandonnez-la.',
  },
  'version-not-downloaded': {
    en: 'Error downloading selected version',
    de: 'Die ausgewählte Version konnte nicht heruntergeladen werden',
    ar: 'خطأ في تنزيل الإصدار المحدد',
    fr: 'Impossible de télécharger la version sélectionnée',
  },
});
