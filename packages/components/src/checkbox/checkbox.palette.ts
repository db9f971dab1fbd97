import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { checkboxPaletteWords } from './checkbox.palette.words.ts';
import type { CheckboxProps } from './checkbox.ts';

export const checkboxEntry: PaletteEntry<CheckboxProps, boolean> = {
  group: 'choice',
  words: checkboxPaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => true,
};
