import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { checkboxPaletteMessages } from './checkbox.palette.messages.ts';
import type { CheckboxProps } from './checkbox.ts';

export const checkboxEntry: PaletteEntry<CheckboxProps, boolean> = {
  group: 'choice',
  messages: checkboxPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: () => true,
};
