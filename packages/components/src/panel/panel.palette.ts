import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { panelPaletteMessages } from './panel.palette.messages.ts';

export const panelEntry: PaletteEntry = {
  group: 'layout',
  messages: panelPaletteMessages,
  start: ({ label }) => ({ label, title: label, input: false, components: [] }),
  titleSetting: 'title',
};
