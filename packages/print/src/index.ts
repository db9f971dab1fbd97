export type { PdfFonts, PdfPorts } from './fonts.ts';
export { renderPdf } from './render-pdf.ts';
export type { Paragraph } from './rich-text/paragraph.ts';
export { parseRichText } from './rich-text/parse-rich-text.ts';
export { detectLanguage, getFamilyName, getLanguageDirection, type ScriptFont } from './scripts/scripts.ts';
