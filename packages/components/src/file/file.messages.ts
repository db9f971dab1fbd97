import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of the file field. */
export const fileMessages = responderMessages({
  addFile: { en: 'Add file', de: 'Datei hinzufügen', ar: 'إضافة ملف' },
  addFiles: { en: 'Add files', de: 'Dateien hinzufügen', ar: 'إضافة ملفات' },
  replaceFile: { en: 'Replace file', de: 'Datei ersetzen', ar: 'استبدال الملف' },
  addPhoto: { en: 'Add photo', de: 'Foto hinzufügen', ar: 'إضافة صورة' },
  replacePhoto: { en: 'Replace photo', de: 'Foto ersetzen', ar: 'استبدال الصورة' },
  takePhoto: { en: 'Take photo', de: 'Foto aufnehmen', ar: 'التقاط صورة' },
  dropThem: { en: 'or drop them here', de: 'oder hier ablegen', ar: 'أو أفلتها هنا' },
  dropIt: { en: 'or drop it here', de: 'oder hier ablegen', ar: 'أو أفلته هنا' },
  cannotAdd: {
    en: 'You can’t add files here.',
    de: 'Sie können hier keine Dateien hinzufügen.',
    ar: 'لا يمكنك إضافة ملفات هنا.',
  },
  isFull: {
    en: 'You can add up to {limit, plural, one {# file} other {# files}}.',
    de: 'Sie können bis zu {limit, plural, one {# Datei} other {# Dateien}} hinzufügen.',
    ar: 'يمكنك إضافة {limit, plural, zero {# ملف} one {ملف واحد} two {ملفين} few {# ملفات} many {# ملفًا} other {# ملف}} كحد أقصى.',
  },
  noFiles: { en: 'No files', de: 'Keine Dateien', ar: 'لا توجد ملفات' },
  download: { en: 'Download {name}', de: '{name} herunterladen', ar: 'تنزيل {name}' },
  openLink: { en: 'Open {name}', de: '{name} öffnen', ar: 'فتح {name}' },
  edit: { en: 'Edit {name}', de: '{name} bearbeiten', ar: 'تحرير {name}' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}' },
  dismiss: {
    en: 'Dismiss message about {name}',
    de: 'Meldung zu {name} ausblenden',
    ar: 'تجاهل الرسالة عن {name}',
  },
  tryAgain: { en: 'Try again', de: 'Erneut versuchen', ar: 'حاول مرة أخرى' },
  tryAgainWith: { en: 'Try again: {name}', de: 'Erneut versuchen: {name}', ar: 'حاول مرة أخرى: {name}' },
  keeping: {
    en: 'Saving on this device…',
    de: 'Wird auf diesem Gerät gespeichert …',
    ar: 'جارٍ الحفظ على هذا الجهاز…',
  },
  keepingOf: { en: 'Saving {name}', de: '{name} wird gespeichert', ar: 'جارٍ حفظ {name}' },
  added: { en: 'Added {name}.', de: '{name} wurde hinzugefügt.', ar: 'أُضيف {name}.' },
  removed: { en: 'Removed {name}.', de: '{name} wurde entfernt.', ar: 'أُزيل {name}.' },
  uploadFailed: {
    en: 'File upload failed',
    de: 'Die Datei konnte nicht hochgeladen werden',
    ar: 'تعذّر رفع الملف',
  },
  downloadFailed: {
    en: 'Unable to download file',
    de: 'Die Datei konnte nicht heruntergeladen werden',
    ar: 'تعذّر تنزيل الملف',
  },
  unsupportedImage: {
    en: 'Unsupported Image Format',
    de: 'Bildformat wird nicht unterstützt',
    ar: 'تنسيق صورة غير مدعوم',
  },
  noHeic: {
    en: 'Your browser does not support HEIC images.',
    de: 'Ihr Browser unterstützt keine HEIC-Bilder.',
    ar: 'متصفحك لا يدعم صور HEIC.',
  },
  leftOut: {
    en: '{count, plural, one {# more file wasn’t added.} other {# more files weren’t added.}}',
    de: '{count, plural, one {# weitere Datei wurde nicht hinzugefügt.} other {# weitere Dateien wurden nicht hinzugefügt.}}',
    ar: '{count, plural, zero {أُضيفت كل الملفات.} one {لم يُضف ملف آخر.} two {لم يُضف ملفان آخران.} few {لم تُضف # ملفات أخرى.} many {لم يُضف # ملفًا آخر.} other {لم يُضف # ملف آخر.}}',
  },
  pickLimit: {
    en: 'You can add up to {limit, plural, one {# photo} other {# photos}} at once.',
    de: 'Sie können bis zu {limit, plural, one {# Foto} other {# Fotos}} auf einmal hinzufügen.',
    ar: 'يمكنك إضافة {limit, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} كحد أقصى في المرة الواحدة.',
  },
});

export type FileMessages = MessagesOf<typeof fileMessages>;
