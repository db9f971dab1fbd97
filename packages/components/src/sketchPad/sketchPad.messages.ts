import { responderMessages } from '@tideform/i18n';

/** Messages of a sketch pad. */
export const sketchPadMessages = responderMessages({
  draw: { en: 'Draw', de: 'Zeichnen', ar: 'رسم', fr: 'Dessiner' },
  edit: { en: 'Edit drawing', de: 'Zeichnung bearbeiten', ar: 'تحرير الرسم', fr: 'Modifier le dessin' },
  photo: { en: 'Draw on a photo', de: 'Auf einem Foto zeichnen', ar: 'الرسم على صورة', fr: 'Dessiner sur une photo' },
  remove: { en: 'Remove drawing', de: 'Zeichnung entfernen', ar: 'إزالة الرسم', fr: 'Supprimer le dessin' },
  drawing: { en: 'Drawing', de: 'Zeichnung', ar: 'رسم', fr: 'Dessin' },
  nothing: { en: 'No drawing', de: 'Keine Zeichnung', ar: 'لا يوجد رسم', fr: 'Aucun dessin' },
  cannotDraw: {
    en: 'You can’t add drawings here.',
    de: 'Sie können hier keine Zeichnungen hinzufügen.',
    ar: 'لا يمكنك إضافة رسوم هنا.',
    fr: 'Vous ne pouvez pas ajouter de dessins ici.',
  },
  cannotShow: {
    en: 'No preview available for this drawing.',
    de: 'Für diese Zeichnung ist keine Vorschau verfügbar.',
    ar: 'لا تتوفر معاينة لهذا الرسم.',
    fr: 'Aucun aperçu disponible pour ce dessin.',
  },
});
