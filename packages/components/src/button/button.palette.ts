import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const buttonEntry: PaletteEntry = {
  name: 'Button',
  group: 'Basic',
  words: 'submit send reset action',
  start: { label: 'Submit', input: true, action: 'submit', theme: 'primary', disableOnInvalid: true },
};
