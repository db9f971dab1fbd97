import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { tagsPaletteMessages } from './tags.palette.messages.ts';
import { formatTags, type TagsProps, type TagsValue } from './tags.ts';

export const tagsEntry: PaletteEntry<TagsProps, TagsValue> = {
  group: 'choice',
  messages: tagsPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: (props) => formatTags(['Northgate'], props),
};
