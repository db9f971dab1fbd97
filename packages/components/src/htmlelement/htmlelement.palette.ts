import type { MessagesOf } from '@tideform/i18n';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { htmlelementPaletteMessages } from './htmlelement.palette.messages.ts';

export const htmlelementEntry: PaletteEntry<never, never, MessagesOf<typeof htmlelementPaletteMessages>> = {
  group: 'media',
  messages: htmlelementPaletteMessages,
  start: ({ content, label }) => ({ label, input: false, tag: 'p', content }),
  titleSetting: 'content',
};
