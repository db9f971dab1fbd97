import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { buttonPaletteMessages } from './button.palette.messages.ts';

export const buttonEntry: PaletteEntry = {
  group: 'basic',
  messages: buttonPaletteMessages,
  start: ({ label }) => ({ label, input: true, action: 'submit', theme: 'primary', disableOnInvalid: true }),
};
