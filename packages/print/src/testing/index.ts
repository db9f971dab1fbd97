export { createJpeg, createPng } from './create-pictures.ts';
export { createPictureMemoryProbe } from './picture-memory-probe.ts';
export { type RenderedPdf, renderTestPdf, testFonts } from './render-test-pdf.ts';
