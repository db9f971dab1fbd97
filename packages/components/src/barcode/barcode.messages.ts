import { responderMessages } from '@tideform/i18n';

/** Texts of the field for a code. */
export const barcodeMessages = responderMessages({
  scan: { en: 'Scan {label}', de: '„{label}“ scannen', ar: 'مسح «{label}»' },
  clear: { en: 'Clear {label}', de: '„{label}“ leeren', ar: 'مسح محتوى «{label}»' },
  kind: { en: 'Scanned: {name}', de: 'Gescannt: {name}', ar: 'ممسوح: {name}' },
  typed: { en: 'Entered manually', de: 'Manuell eingegeben', ar: 'أُدخل يدويًا' },
});
