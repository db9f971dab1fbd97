import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sampleText } from '../kit/palette/sample-text.ts';
import { barcodePaletteWords } from './barcode.palette.words.ts';
import type { BarcodeProps, BarcodeValue } from './barcode.ts';

export const barcodeEntry: PaletteEntry<BarcodeProps, BarcodeValue> = {
  group: 'media',
  words: barcodePaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: ({ validate }) => ({ value: sampleText(validate), format: 'code_128' }),
};
