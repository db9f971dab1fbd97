export type { PdfFonts, PdfPorts } from './fonts.ts';
export type { Paragraph } from './rich-text/paragraph.ts';
export { readRichText } from './rich-text/read-rich-text.ts';
export { directionOfLanguage, familyOf, languageOfLetters, type ScriptFont } from './scripts/scripts.ts';
export { toPdf } from './to-pdf.ts';
