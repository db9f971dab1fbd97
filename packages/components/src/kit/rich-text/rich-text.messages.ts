import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of the editor of formatted text. */
export const richTextMessages = responderMessages({
  toolbar: { en: 'Formatting', de: 'Formatierung', ar: 'التنسيق' },
  style: { en: 'Style', de: 'Formatvorlage', ar: 'النمط' },
  paragraph: { en: 'Text', de: 'Text', ar: 'نص' },
  heading: { en: 'Heading', de: 'Überschrift', ar: 'عنوان' },
  smallHeading: { en: 'Subheading', de: 'Unterüberschrift', ar: 'عنوان فرعي' },
  bold: { en: 'Bold', de: 'Fett', ar: 'غامق' },
  italic: { en: 'Italic', de: 'Kursiv', ar: 'مائل' },
  underline: { en: 'Underline', de: 'Unterstrichen', ar: 'تسطير' },
  strike: { en: 'Strikethrough', de: 'Durchgestrichen', ar: 'يتوسطه خط' },
  bulletList: { en: 'List', de: 'Liste', ar: 'قائمة' },
  orderedList: { en: 'Numbered list', de: 'Nummerierte Liste', ar: 'قائمة مرقمة' },
  quote: { en: 'Quote', de: 'Zitat', ar: 'اقتباس' },
  link: { en: 'Link', de: 'Link', ar: 'رابط' },
  address: { en: 'Address', de: 'Adresse', ar: 'العنوان' },
  apply: { en: 'Apply', de: 'Übernehmen', ar: 'تطبيق' },
  removeLink: { en: 'Remove link', de: 'Link entfernen', ar: 'إزالة الرابط' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
  noAddress: {
    en: 'Enter a valid link address.',
    de: 'Geben Sie eine gültige Linkadresse ein.',
    ar: 'أدخل عنوان رابط صالحًا.',
  },
  picture: { en: 'Picture', de: 'Bild', ar: 'صورة' },
  noPicture: {
    en: 'Couldn’t add this picture. Choose a smaller picture or another file type.',
    de: 'Das Bild konnte nicht hinzugefügt werden. Wählen Sie ein kleineres Bild oder einen anderen Dateityp aus.',
    ar: 'تعذرت إضافة هذه الصورة. اختر صورة أصغر أو نوع ملف آخر.',
  },
  table: { en: 'Table', de: 'Tabelle', ar: 'جدول' },
  addRow: { en: 'Add row', de: 'Zeile hinzufügen', ar: 'إضافة صف' },
  addColumn: { en: 'Add column', de: 'Spalte hinzufügen', ar: 'إضافة عمود' },
  removeRow: { en: 'Delete row', de: 'Zeile löschen', ar: 'حذف الصف' },
  removeColumn: { en: 'Delete column', de: 'Spalte löschen', ar: 'حذف العمود' },
  removeTable: { en: 'Delete table', de: 'Tabelle löschen', ar: 'حذف الجدول' },
  undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع' },
  redo: { en: 'Redo', de: 'Wiederholen', ar: 'إعادة' },
});

export type RichTextMessages = MessagesOf<typeof richTextMessages>;
