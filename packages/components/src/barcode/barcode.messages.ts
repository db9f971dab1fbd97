import { responderMessages } from '@tideform/i18n';

/** Messages of the barcode field. */
export const barcodeMessages = responderMessages({
  scan: { en: 'Scan {label}', de: '„{label}“ scannen', ar: 'مسح «{label}»', fr: 'Scanner {label}' },
  clear: { en: 'Clear {label}', de: '„{label}“ leeren', ar: 'مسح محتوى «{label}»', fr: 'Effacer {label}' },
  kind: { en: 'Scanned: {name}', de: 'Gescannt: {name}', ar: 'ممسوح: {name}', fr: 'Code scanné : {name}' },
  typed: { en: 'Entered manually', de: 'Manuell eingegeben', ar: 'أُدخل يدويًا', fr: 'Saisi manuellement' },
});
