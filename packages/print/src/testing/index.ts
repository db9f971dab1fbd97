export { type DrawnPdf, drawnPdf, testFonts } from './drawn-pdf.ts';
export { madeJpeg, madePng } from './made-pictures.ts';
