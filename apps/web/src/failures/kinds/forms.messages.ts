import { responderMessages } from '@tideform/i18n';

/** Texts of what can go wrong with a form. By the kind of the failure. */
export const formsFailureMessages = responderMessages({
  'invalid-form': {
    en: 'Invalid form: {formId}',
    de: 'Ungültiges Formular: {formId}',
    ar: 'نموذج غير صالح: {formId}',
  },
  'form-incomplete': {
    en: 'Form ({formId}) is missing {missing}',
    de: 'Dem Formular ({formId}) fehlt {missing}',
    ar: 'النموذج ({formId}) ينقصه {missing}',
  },
  'form-folder-not-created': {
    en: 'Problem creating form folder',
    de: 'Der Ordner des Formulars konnte nicht angelegt werden',
    ar: 'تعذّر إنشاء مجلد النموذج',
  },
  'form-file-not-created': {
    en: 'Problem creating {file}',
    de: '{file} konnte nicht angelegt werden',
    ar: 'تعذّر إنشاء {file}',
  },
  'draft-not-downloaded': {
    en: 'Problem downloading form ({formId}) draft',
    de: 'Der Entwurf des Formulars ({formId}) konnte nicht heruntergeladen werden',
    ar: 'تعذّر تنزيل مسودة النموذج ({formId})',
  },
  'draft-conflict': {
    en: 'Somebody else has changed this form at the same time',
    de: 'Jemand anderes hat dieses Formular gleichzeitig geändert',
    ar: 'غيّر شخص آخر هذا النموذج في الوقت نفسه',
  },
  'view-unnamed': {
    en: 'A saved view needs a non-empty title',
    de: 'Eine gespeicherte Ansicht braucht einen Titel',
    ar: 'يحتاج العرض المحفوظ إلى عنوان غير فارغ',
  },
  'custom-field-unnamed': {
    en: 'A custom field needs a name',
    de: 'Ein eigenes Feld braucht einen Namen',
    ar: 'يحتاج الحقل المخصص إلى اسم',
  },
  'custom-field-taken': {
    en: 'There is already a custom field named “{name}”',
    de: 'Es gibt schon ein eigenes Feld mit dem Namen „{name}“',
    ar: 'يوجد بالفعل حقل مخصص باسم «{name}»',
  },
  'custom-field-gone': {
    en: 'There is no custom field named “{name}” any more',
    de: 'Das eigene Feld „{name}“ gibt es nicht mehr',
    ar: 'لم يعد هناك حقل مخصص باسم «{name}»',
  },
  'email-changed': {
    en: 'Somebody else has changed this e-mail meanwhile. Yours is still here: apply it again to replace theirs, or discard it.',
    de: 'Jemand anderes hat diese E-Mail inzwischen geändert. Ihre ist noch da: Wenden Sie sie erneut an, um sie zu ersetzen, oder verwerfen Sie sie.',
    ar: 'غيّر شخص آخر هذه الرسالة في أثناء ذلك. ما كتبته ما زال هنا: طبّقه مرة أخرى ليحل محل ما كتبه، أو تجاهله.',
  },
  'version-not-downloaded': {
    en: 'Error downloading selected version',
    de: 'Die gewählte Version konnte nicht heruntergeladen werden',
    ar: 'خطأ في تنزيل الإصدار المحدد',
  },
});
