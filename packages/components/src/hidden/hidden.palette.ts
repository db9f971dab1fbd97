import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { hiddenPaletteMessages } from './hidden.palette.messages.ts';

export const hiddenEntry: PaletteEntry = {
  group: 'data',
  messages: hiddenPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
};
