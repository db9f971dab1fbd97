import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { sketchPadPaletteMessages } from './sketchPad.palette.messages.ts';

export const sketchPadEntry: PaletteEntry = {
  group: 'media',
  messages: sketchPadPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
};
