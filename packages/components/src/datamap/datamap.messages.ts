import { responderMessages } from '@tideform/i18n';

/** Texts of a data map. */
export const datamapMessages = responderMessages({
  key: { en: 'Key', de: 'Schlüssel', ar: 'المفتاح' },
  value: { en: 'Value', de: 'Wert', ar: 'القيمة' },
  ofEntry: { en: '{name}, entry {number}', de: '{name}, Eintrag {number}', ar: '{name}، الإدخال {number}' },
  remove: { en: 'Remove entry {number}', de: 'Eintrag {number} entfernen', ar: 'إزالة الإدخال {number}' },
  none: { en: 'No entries yet', de: 'Noch keine Einträge', ar: 'لا توجد إدخالات بعد' },
  taken: {
    en: 'Another entry has this name. It keeps its old one until it gets a name of its own.',
    de: 'Ein anderer Eintrag heißt schon so. Dieser behält seinen alten Namen, bis er einen eigenen bekommt.',
    ar: 'يحمل إدخال آخر هذا الاسم. سيحتفظ هذا الإدخال باسمه القديم حتى يحصل على اسم خاص به.',
  },
  reserved: {
    en: 'This name cannot be used.',
    de: 'Dieser Name ist nicht möglich.',
    ar: 'لا يمكن استخدام هذا الاسم.',
  },
  unreadable: {
    en: 'The stored answer cannot be shown as entries. It is kept as it is.',
    de: 'Die gespeicherte Antwort kann nicht in Einträgen gezeigt werden. Sie bleibt, wie sie ist.',
    ar: 'لا يمكن عرض الإجابة المحفوظة كإدخالات. ستبقى كما هي.',
  },
});
