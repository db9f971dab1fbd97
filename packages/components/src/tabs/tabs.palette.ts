import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { tabsPaletteMessages } from './tabs.palette.messages.ts';

export const tabsEntry: PaletteEntry<never, never, MessagesOf<typeof tabsPaletteMessages>> = {
  group: 'layout',
  messages: tabsPaletteMessages,
  start: ({ label, tab }) => ({
    label,
    input: false,
    components: [
      { label: tab({ number: 1 }), key: 'tab1', components: [] },
      { label: tab({ number: 2 }), key: 'tab2', components: [] },
    ],
  }),
};
