import { responderMessages } from '@tideform/i18n';

/** Messages of the signature dialog. */
export const signingMessages = responderMessages({
  type: { en: 'Type', de: 'Eingeben', ar: 'كتابة', fr: 'Taper' },
  draw: { en: 'Draw', de: 'Zeichnen', ar: 'رسم', fr: 'Dessiner' },
  name: { en: 'Your name', de: 'Ihr Name', ar: 'اسمك', fr: 'Votre nom' },
  style: { en: 'Style', de: 'Schriftart', ar: 'الخط', fr: 'Style' },
  preview: { en: 'Signature: {name}', de: 'Unterschrift: {name}', ar: 'التوقيع: {name}', fr: 'Signature : {name}' },
  pad: { en: 'Signature area', de: 'Unterschriftsbereich', ar: 'مساحة رسم التوقيع', fr: 'Zone de signature' },
  pens: {
    en: 'Use a mouse, pen, or finger',
    de: 'Verwenden Sie Maus, Stift oder Finger',
    ar: 'استخدم الفأرة أو القلم أو الإصبع',
    fr: 'Utilisez la souris, un stylet ou le doigt',
  },
  undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع', fr: 'Annuler l’action' },
  clear: { en: 'Clear', de: 'Leeren', ar: 'مسح', fr: 'Effacer' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء', fr: 'Annuler' },
  sign: { en: 'Sign', de: 'Unterschreiben', ar: 'توقيع', fr: 'Signer' },
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق', fr: 'Fermer' },
});
