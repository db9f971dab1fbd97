import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Messages of the file field. */
export const fileMessages = responderMessages({
  addFile: { en: 'Add file', de: 'Datei hinzufügen', ar: 'إضافة ملف', fr: 'Ajouter un fichier' },
  addFiles: { en: 'Add files', de: 'Dateien hinzufügen', ar: 'إضافة ملفات', fr: 'Ajouter des fichiers' },
  replaceFile: { en: 'Replace file', de: 'Datei ersetzen', ar: 'استبدال الملف', fr: 'Remplacer le fichier' },
  addPhoto: { en: 'Add photo', de: 'Foto hinzufügen', ar: 'إضافة صورة', fr: 'Ajouter une photo' },
  replacePhoto: { en: 'Replace photo', de: 'Foto ersetzen', ar: 'استبدال الصورة', fr: 'Remplacer la photo' },
  takePhoto: { en: 'Take photo', de: 'Foto aufnehmen', ar: 'التقاط صورة', fr: 'Prendre une photo' },
  dropThem: { en: 'or drop them here', de: 'oder hier ablegen', ar: 'أو أفلتها هنا', fr: 'ou déposez-les ici' },
  dropIt: { en: 'or drop it here', de: 'oder hier ablegen', ar: 'أو أفلته هنا', fr: 'ou déposez-le ici' },
  cannotAdd: {
    en: 'You can’t add files here.',
    de: 'Sie können hier keine Dateien hinzufügen.',
    ar: 'لا يمكنك إضافة ملفات هنا.',
    fr: 'Vous ne pouvez pas ajouter de fichiers ici.',
  },
  isFull: {
    en: 'You can add up to {limit, plural, one {# file} other {# files}}.',
    de: 'Sie können bis zu {limit, plural, one {# Datei} other {# Dateien}} hinzufügen.',
    ar: 'يمكنك إضافة {limit, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}} كحد أقصى.',
    fr: 'Vous pouvez ajouter jusqu’à {limit, plural, one {# fichier} many {# de fichiers} other {# fichiers}}.',
  },
  noFiles: { en: 'No files', de: 'Keine Dateien', ar: 'لا توجد ملفات', fr: 'Aucun fichier' },
  download: { en: 'Download {name}', de: '{name} herunterladen', ar: 'تنزيل {name}', fr: 'Télécharger {name}' },
  openLink: { en: 'Open {name}', de: '{name} öffnen', ar: 'فتح {name}', fr: 'Ouvrir {name}' },
  edit: { en: 'Edit {name}', de: '{name} bearbeiten', ar: 'تحرير {name}', fr: 'Modifier {name}' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}', fr: 'Supprimer {name}' },
  dismiss: {
    en: 'Dismiss message about {name}',
    de: 'Meldung zu {name} ausblenden',
    ar: 'تجاهل الرسالة عن {name}',
    fr: 'Ignorer le message concernant {name}',
  },
  tryAgain: { en: 'Try again', de: 'Erneut versuchen', ar: 'حاول مرة أخرى', fr: 'Réessayer' },
  tryAgainWith: {
    en: 'Try again: {name}',
    de: 'Erneut versuchen: {name}',
    ar: 'حاول مرة أخرى: {name}',
    fr: 'Réessayer : {name}',
  },
  keeping: {
    en: 'Saving on this device…',
    de: 'Wird auf diesem Gerät gespeichert …',
    ar: 'جارٍ الحفظ على هذا الجهاز…',
    fr: 'Enregistrement sur cet appareil…',
  },
  keepingOf: {
    en: 'Saving {name}',
    de: '{name} wird gespeichert',
    ar: 'جارٍ حفظ {name}',
    fr: 'Enregistrement : {name}',
  },
  added: { en: 'Added {name}.', de: '{name} wurde hinzugefügt.', ar: 'أُضيف {name}.', fr: '{name} a été ajouté.' },
  removed: { en: 'Removed {name}.', de: '{name} wurde entfernt.', ar: 'أُزيل {name}.', fr: '{name} a été supprimé.' },
  uploadFailed: {
    en: 'File upload failed',
    de: 'Die Datei konnte nicht hochgeladen werden',
    ar: 'تعذّر رفع الملف',
    fr: 'Échec du chargement du fichier',
  },
  downloadFailed: {
    en: 'Unable to download file',
    de: 'Die Datei konnte nicht heruntergeladen werden',
    ar: 'تعذّر تنزيل الملف',
    fr: 'Impossible de télécharger le fichier',
  },
  unsupportedImage: {
    en: 'Unsupported Image Format',
    de: 'Bildformat wird nicht unterstützt',
    ar: 'تنسيق صورة غير مدعوم',
    fr: 'Format d’image non pris en charge',
  },
  noHeic: {
    en: 'Your browser does not support HEIC images.',
    de: 'Ihr Browser unterstützt keine HEIC-Bilder.',
    ar: 'متصفحك لا يدعم صور HEIC.',
    fr: 'Votre navigateur ne prend pas en charge les images HEIC.',
  },
  leftOut: {
    en: '{count, plural, one {# more file wasn’t added.} other {# more files weren’t added.}}',
    de: '{count, plural, one {# weitere Datei wurde nicht hinzugefügt.} other {# weitere Dateien wurden nicht hinzugefügt.}}',
    ar: '{count, plural, zero {أُضيفت كل الملفات.} one {لم يُضف ملف آخر.} two {لم يُضف ملفان آخران.} few {لم تُضف # ملفات أخرى.} many {لم يُضف # ملفًا آخر.} other {لم يُضف # ملف آخر.}}',
    fr: '{count, plural, one {# autre fichier n’a pas été ajouté.} many {# d’autres fichiers n’ont pas été ajoutés.} other {# autres fichiers n’ont pas été ajoutés.}}',
  },
  pickLimit: {
    en: 'You can add up to {limit, plural, one {# photo} other {# photos}} at once.',
    de: 'Sie können bis zu {limit, plural, one {# Foto} other {# Fotos}} auf einmal hinzufügen.',
    ar: 'يمكنك إضافة {limit, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} كحد أقصى في المرة الواحدة.',
    fr: 'Vous pouvez ajouter jusqu’à {limit, plural, one {# photo} many {# de photos} other {# photos}} à la fois.',
  },
});

export type FileMessages = MessagesOf<typeof fileMessages>;
