import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sampleText } from '../kit/palette/sample-text.ts';
import type { TextareaProps, TextareaValue } from './textarea.ts';

export const textareaEntry: PaletteEntry<TextareaProps, TextareaValue> = {
  name: 'Text area',
  group: 'Basic',
  words: 'textarea long answer notes comment paragraph multiline',
  start: { label: 'Text area', input: true, rows: 3, autoExpand: true },
  sampleAnswer: ({ as, validate }) => (as === 'json' ? undefined : sampleText(validate)),
};
