export type { PdfFonts, PdfPorts } from './fonts.ts';
export { type Paragraph, readRichText } from './rich-text.ts';
export { directionOfLanguage, languageOfLetters, type ScriptFont, scriptFonts } from './scripts/scripts.ts';
export { toPdf } from './to-pdf.ts';
