import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { createTextfield } from '../textfield/textfield.ts';
import { datagridPaletteMessages } from './datagrid.palette.messages.ts';

export const datagridEntry: PaletteEntry<never, never, MessagesOf<typeof datagridPaletteMessages>> = {
  group: 'data',
  messages: datagridPaletteMessages,
  start: ({ column, label }) => ({ label, input: true, components: [createTextfield(column)] }),
};
