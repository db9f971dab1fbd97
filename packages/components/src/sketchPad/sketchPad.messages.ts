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
    en: 'You can’t add drawings here.',
    de: 'Sie können hier keine Zeichnungen hinzufügen.',
    ar: 'لا يمكنك إضافة رسوم هنا.',
  },
  cannotShow: {
    en: 'No preview available for this drawing.',
    de: 'Für diese Zeichnung ist keine Vorschau verfügbar.',
    ar: 'لا تتوفر معاينة لهذا الرسم.',
  },
});
