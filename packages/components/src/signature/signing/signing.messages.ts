import { responderMessages } from '@tideform/i18n';

/** Texts of the dialog in which one signs. */
export const signingMessages = responderMessages({
  type: { en: 'Type', de: 'Tippen', ar: 'كتابة' },
  draw: { en: 'Draw', de: 'Zeichnen', ar: 'رسم' },
  name: { en: 'Your name', de: 'Ihr Name', ar: 'اسمك' },
  style: { en: 'Style', de: 'Schrift', ar: 'الخط' },
  preview: { en: 'Signature: {name}', de: 'Unterschrift: {name}', ar: 'التوقيع: {name}' },
  pad: { en: 'Place to draw the signature', de: 'Fläche zum Unterschreiben', ar: 'مساحة رسم التوقيع' },
  pens: { en: 'Mouse, pen or finger', de: 'Maus, Stift oder Finger', ar: 'بالفأرة أو القلم أو الإصبع' },
  undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع' },
  clear: { en: 'Clear', de: 'Leeren', ar: 'مسح' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' },
  sign: { en: 'Sign', de: 'Unterschreiben', ar: 'توقيع' },
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق' },
});
