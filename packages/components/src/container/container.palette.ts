import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { containerPaletteMessages } from './container.palette.messages.ts';

export const containerEntry: PaletteEntry = {
  group: 'data',
  messages: containerPaletteMessages,
  start: ({ label }) => ({ label, input: true, components: [] }),
};
