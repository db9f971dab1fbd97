import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Texts of the editor of formatted text. */
export const richTextMessages = responderMessages({
  toolbar: { en: 'Formatting', de: 'Formatierung', ar: 'التنسيق' },
  style: { en: 'Style', de: 'Absatzart', ar: 'النمط' },
  paragraph: { en: 'Text', de: 'Text', ar: 'نص' },
  heading: { en: 'Heading', de: 'Überschrift', ar: 'عنوان' },
  smallHeading: { en: 'Small heading', de: 'Kleine Überschrift', ar: 'عنوان فرعي' },
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
    en: 'This is no address that a link can lead to.',
    de: 'Zu dieser Adresse kann kein Link führen.',
    ar: 'لا يمكن أن يؤدي رابط إلى هذا العنوان.',
  },
  picture: { en: 'Picture', de: 'Bild', ar: 'صورة' },
  noPicture: {
    en: 'This picture could not be added. Choose a smaller one, or another kind.',
    de: 'Das Bild ließ sich nicht einfügen. Ein kleineres oder eines anderer Art wählen.',
    ar: 'تعذرت إضافة هذه الصورة. اختر صورة أصغر أو من نوع آخر.',
  },
  table: { en: 'Table', de: 'Tabelle', ar: 'جدول' },
  addRow: { en: 'Add row', de: 'Zeile hinzufügen', ar: 'إضافة صف' },
  addColumn: { en: 'Add column', de: 'Spalte hinzufügen', ar: 'إضافة عمود' },
  removeRow: { en: 'Remove row', de: 'Zeile entfernen', ar: 'إزالة الصف' },
  removeColumn: { en: 'Remove column', de: 'Spalte entfernen', ar: 'إزالة العمود' },
  removeTable: { en: 'Remove table', de: 'Tabelle entfernen', ar: 'إزالة الجدول' },
  undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع' },
  redo: { en: 'Redo', de: 'Wiederholen', ar: 'إعادة' },
});

export type RichTextMessages = MessagesOf<typeof richTextMessages>;
