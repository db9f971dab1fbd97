import { createSampleText } from '../kit/palette/create-sample-text.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { barcodePaletteMessages } from './barcode.palette.messages.ts';
import type { BarcodeProps, BarcodeValue } from './barcode.ts';

export const barcodeEntry: PaletteEntry<BarcodeProps, BarcodeValue> = {
  group: 'media',
  messages: barcodePaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: ({ validate }) => ({ value: createSampleText(validate), format: 'code_128' }),
};
