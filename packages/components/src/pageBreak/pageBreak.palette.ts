import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { pageBreakPaletteMessages } from './pageBreak.palette.messages.ts';

export const pageBreakEntry: PaletteEntry = {
  group: 'layout',
  messages: pageBreakPaletteMessages,
  start: ({ label }) => ({ label, input: false }),
};
