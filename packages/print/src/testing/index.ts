export { type DrawnPdf, drawnPdf, testFonts } from './drawn-pdf.ts';
export { heldPictures } from './held-pictures.ts';
export { madeJpeg, madePng } from './made-pictures.ts';
