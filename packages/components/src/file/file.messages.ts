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
    en: 'Files cannot be added here.',
    de: 'Hier können keine Dateien hinzugefügt werden.',
    ar: 'لا يمكن إضافة ملفات هنا.',
  },
  isFull: {
    en: 'There is room for {limit, plural, one {# file} other {# files}}.',
    de: 'Platz ist für {limit, plural, one {# Datei} other {# Dateien}}.',
    ar: 'يتسع المكان {limit, plural, zero {لأي ملف} one {لملف واحد} two {لملفين} few {لـ # ملفات} many {لـ # ملفًا} other {لـ # ملف}}.',
  },
  noFiles: { en: 'No files', de: 'Keine Dateien', ar: 'لا توجد ملفات' },
  download: { en: 'Download {name}', de: '{name} herunterladen', ar: 'تنزيل {name}' },
  openLink: { en: 'Open {name}', de: '{name} öffnen', ar: 'فتح {name}' },
  edit: { en: 'Edit {name}', de: '{name} bearbeiten', ar: 'تحرير {name}' },
  remove: { en: 'Remove {name}', de: '{name} entfernen', ar: 'إزالة {name}' },
  dismiss: {
    en: 'Dismiss the message about {name}',
    de: 'Meldung zu {name} ausblenden',
    ar: 'تجاهل الرسالة عن {name}',
  },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى' },
  tryAgainWith: { en: 'Try again: {name}', de: 'Noch einmal versuchen: {name}', ar: 'حاول مرة أخرى: {name}' },
  keeping: {
    en: 'Keeping on this device…',
    de: 'Wird auf diesem Gerät gesichert …',
    ar: 'جارٍ الحفظ على هذا الجهاز…',
  },
  keepingOf: { en: 'Keeping {name}', de: '{name} wird gesichert', ar: 'جارٍ حفظ {name}' },
  added: { en: '{name} was added.', de: '{name} wurde hinzugefügt.', ar: 'أُضيف {name}.' },
  removed: { en: '{name} was removed.', de: '{name} wurde entfernt.', ar: 'أُزيل {name}.' },
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
    de: 'Nicht unterstütztes Bildformat',
    ar: 'تنسيق صورة غير مدعوم',
  },
  noHeic: {
    en: 'Your browser does not support HEIC images.',
    de: 'Ihr Browser unterstützt keine HEIC-Bilder.',
    ar: 'متصفحك لا يدعم صور HEIC.',
  },
  leftOut: {
    en: '{count, plural, one {# more file was left out.} other {# more files were left out.}}',
    de: '{count, plural, one {# weitere Datei wurde weggelassen.} other {# weitere Dateien wurden weggelassen.}}',
    ar: '{count, plural, zero {لم يُترك أي ملف.} one {تُرك ملف آخر.} two {تُرك ملفان آخران.} few {تُركت # ملفات أخرى.} many {تُرك # ملفًا آخر.} other {تُرك # ملف آخر.}}',
  },
  pickLimit: {
    en: 'Only {limit, plural, one {# photo} other {# photos}} can be added at once.',
    de: 'Auf einmal {limit, plural, one {kann nur # Foto} other {können nur # Fotos}} hinzugefügt werden.',
    ar: 'لا يمكن إضافة أكثر من {limit, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} في المرة الواحدة.',
  },
});

export type FileMessages = MessagesOf<typeof fileMessages>;
