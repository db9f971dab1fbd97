export {
  createJpeg,
  createPictureMemoryProbe,
  createPng,
  type RenderedPdf,
  renderTestPdf,
  testFonts,
} from './render-test-pdf.ts';
