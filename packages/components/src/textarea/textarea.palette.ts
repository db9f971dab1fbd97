import { createSampleText } from '../kit/palette/create-sample-text.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { textareaPaletteMessages } from './textarea.palette.messages.ts';
import type { TextareaProps, TextareaValue } from './textarea.ts';

export const textareaEntry: PaletteEntry<TextareaProps, TextareaValue> = {
  group: 'basic',
  messages: textareaPaletteMessages,
  start: ({ label }) => ({ label, input: true, rows: 3, autoExpand: true }),
  sampleAnswer: ({ as, validate }) => (as === 'json' ? undefined : createSampleText(validate)),
};
