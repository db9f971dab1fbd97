import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import type { CheckboxProps } from './checkbox.ts';

export const checkboxEntry: PaletteEntry<CheckboxProps, boolean> = {
  name: 'Checkbox',
  group: 'Choice',
  words: 'tick yes no agree confirm boolean',
  start: { label: 'Checkbox', input: true },
  sampleAnswer: () => true,
};
