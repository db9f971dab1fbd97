import { responderMessages } from '@tideform/i18n';

/** Texts of a sketch pad. */
export const sketchPadMessages = responderMessages({
  draw: { en: 'Draw', de: 'Zeichnen', ar: 'رسم' },
  edit: { en: 'Edit drawing', de: 'Zeichnung bearbeiten', ar: 'تحرير الرسم' },
  photo: { en: 'Draw on a photo', de: 'Auf einem Foto zeichnen', ar: 'الرسم على صورة' },
  remove: { en: 'Remove drawing', de: 'Zeichnung entfernen', ar: 'إزالة الرسم' },
  drawing: { en: 'Drawing', de: 'Zeichnung', ar: 'رسم' },
  nothing: { en: 'No drawing', de: 'Keine Zeichnung', ar: 'لا يوجد رسم' },
  cannotDraw: {
    en: 'Drawings cannot be added here.',
    de: 'Hier können keine Zeichnungen hinzugefügt werden.',
    ar: 'لا يمكن إضافة رسوم هنا.',
  },
  cannotShow: {
    en: 'There is no preview of this drawing.',
    de: 'Für diese Zeichnung gibt es keine Vorschau.',
    ar: 'لا توجد معاينة لهذا الرسم.',
  },
});
