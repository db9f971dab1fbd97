import { responderMessages } from '@tideform/i18n';

/** Texts of the dialog in which one signs. */
export const signingMessages = responderMessages({
  type: { en: 'Type', de: 'Eingeben', ar: 'كتابة' },
  draw: { en: 'Draw', de: 'Zeichnen', ar: 'رسم' },
  name: { en: 'Your name', de: 'Ihr Name', ar: 'اسمك' },
  style: { en: 'Style', de: 'Schriftart', ar: 'الخط' },
  preview: { en: 'Signature: {name}', de: 'Unterschrift: {name}', ar: 'التوقيع: {name}' },
  pad: { en: 'Signature area', de: 'Unterschriftsbereich', ar: 'مساحة رسم التوقيع' },
  pens: {
    en: 'Use a mouse, pen, or finger',
    de: 'Verwenden Sie Maus, Stift oder Finger',
    ar: 'استخدم الفأرة أو القلم أو الإصبع',
  },
  undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع' },
  clear: { en: 'Clear', de: 'Leeren', ar: 'مسح' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
  sign: { en: 'Sign', de: 'Unterschreiben', ar: 'توقيع' },
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق' },
});
