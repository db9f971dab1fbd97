export type { PdfFonts, PdfPorts } from './fonts.ts';
export type { Paragraph } from './rich-text/paragraph.ts';
export { parseRichText } from './rich-text/read-rich-text.ts';
export { detectLanguage, getFamilyName, getLanguageDirection, type ScriptFont } from './scripts/scripts.ts';
export { renderPdf } from './to-pdf.ts';
