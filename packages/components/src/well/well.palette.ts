import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { wellPaletteMessages } from './well.palette.messages.ts';

export const wellEntry: PaletteEntry = {
  group: 'layout',
  messages: wellPaletteMessages,
  start: ({ label }) => ({ label, input: false, components: [] }),
};
