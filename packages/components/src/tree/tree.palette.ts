import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { createTextfield } from '../textfield/textfield.ts';
import { treePaletteMessages } from './tree.palette.messages.ts';

export const treeEntry: PaletteEntry<never, never, MessagesOf<typeof treePaletteMessages>> = {
  group: 'data',
  messages: treePaletteMessages,
  start: ({ label, question }) => ({ label, input: true, components: [createTextfield(question)] }),
};
