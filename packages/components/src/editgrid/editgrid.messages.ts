import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of an edit grid, beside those of all rows. */
export const editgridMessages = responderMessages({
  newRow: { en: 'New row {number}', de: 'Neue Zeile {number}', ar: 'صف جديد {number}' },
  edit: { en: 'Edit row {number}', de: 'Zeile {number} bearbeiten', ar: 'تعديل الصف {number}' },
  remove: { en: 'Delete row {number}', de: 'Zeile {number} löschen', ar: 'حذف الصف {number}' },
  show: { en: 'Show row {number}', de: 'Zeile {number} einblenden', ar: 'إظهار الصف {number}' },
  hide: { en: 'Hide row {number}', de: 'Zeile {number} ausblenden', ar: 'إخفاء الصف {number}' },
  save: { en: 'Save', de: 'Speichern', ar: 'حفظ' },
  done: { en: 'Done', de: 'Fertig', ar: 'تم' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق' },
  saved: { en: 'Saved row {number}', de: 'Zeile {number} gespeichert', ar: 'حُفظ الصف {number}' },
  cancelled: {
    en: 'Discarded changes in row {number}',
    de: 'Änderungen in Zeile {number} verworfen',
    ar: 'تم تجاهل التغييرات في الصف {number}',
  },
  notAdded: { en: 'Row not added', de: 'Zeile nicht hinzugefügt', ar: 'لم يُضف الصف' },
  wrong: {
    en: '{count, plural, one {# answer needs attention} other {# answers need attention}}',
    de: '{count, plural, one {# Antwort erfordert Aufmerksamkeit} other {# Antworten erfordern Aufmerksamkeit}}',
    ar: '{count, plural, zero {لا إجابات تحتاج إلى انتباه} one {إجابة واحدة تحتاج إلى انتباه} two {إجابتان تحتاجان إلى انتباه} few {# إجابات تحتاج إلى انتباه} many {# إجابة تحتاج إلى انتباه} other {# إجابة تحتاج إلى انتباه}}',
  },
  nothing: { en: '–', de: '–', ar: '–' },
  nothingSpoken: { en: 'Not answered', de: 'Nicht beantwortet', ar: 'بلا إجابة' },
  picture: { en: 'Picture', de: 'Bild', ar: 'صورة' },
  rows: {
    en: '{count, plural, one {# row} other {# rows}}',
    de: '{count, plural, one {# Zeile} other {# Zeilen}}',
    ar: '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
  },
  more: { en: '{count} more', de: '{count} weitere', ar: '{count} غيرها' },
  discardTitle: {
    en: 'Discard changes in row {number}?',
    de: 'Änderungen in Zeile {number} verwerfen?',
    ar: 'تجاهل التغييرات في الصف {number}؟',
  },
  discardNewTitle: { en: 'Discard the new row?', de: 'Neue Zeile verwerfen?', ar: 'تجاهل الصف الجديد؟' },
  discardText: {
    en: 'Your answers in this row will be lost.',
    de: 'Ihre Antworten in dieser Zeile gehen verloren.',
    ar: 'ستفقد إجاباتك في هذا الصف.',
  },
  keepEditing: { en: 'Keep editing', de: 'Weiter bearbeiten', ar: 'متابعة التعديل' },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  removeTitle: { en: 'Delete row {number}?', de: 'Zeile {number} löschen?', ar: 'حذف الصف {number}؟' },
  removeText: {
    en: 'The answers in this row will be lost.',
    de: 'Die Antworten in dieser Zeile gehen verloren.',
    ar: 'ستُفقد إجابات هذا الصف.',
  },
  removeRow: { en: 'Delete', de: 'Löschen', ar: 'حذف' },
  keep: { en: 'Keep', de: 'Behalten', ar: 'احتفاظ' },
});

export type EditgridMessages = MessagesOf<typeof editgridMessages>;
