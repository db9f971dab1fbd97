export type { PdfFonts, PdfPorts } from './fonts.ts';
export type { Paragraph } from './rich-text/paragraph.ts';
export { readRichText } from './rich-text/read-rich-text.ts';
export { directionOfLanguage, languageOfLetters, type ScriptFont, scriptFonts } from './scripts/scripts.ts';
export { toPdf } from './to-pdf.ts';
