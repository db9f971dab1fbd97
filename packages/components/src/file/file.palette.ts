import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { filePaletteMessages } from './file.palette.messages.ts';

export const fileEntry: PaletteEntry = {
  group: 'media',
  messages: filePaletteMessages,
  start: ({ label }) => ({ label, input: true, multiple: true }),
};
