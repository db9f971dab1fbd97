import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { createTextfield } from '../textfield/textfield.ts';
import { editgridPaletteMessages } from './editgrid.palette.messages.ts';

export const editgridEntry: PaletteEntry<never, never, MessagesOf<typeof editgridPaletteMessages>> = {
  group: 'data',
  messages: editgridPaletteMessages,
  start: ({ column, label }) => ({ label, input: true, components: [createTextfield(column)] }),
};
