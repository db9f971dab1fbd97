import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { contentPaletteMessages } from './content.palette.messages.ts';

export const contentEntry: PaletteEntry<never, never, MessagesOf<typeof contentPaletteMessages>> = {
  group: 'media',
  messages: contentPaletteMessages,
  start: ({ label, text }) => ({ label, input: false, html: `<p>${text}</p>` }),
  titleSetting: 'html',
};
