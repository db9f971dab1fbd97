import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { tagsPaletteWords } from './tags.palette.words.ts';
import { storedTags, type TagsProps, type TagsValue } from './tags.ts';

export const tagsEntry: PaletteEntry<TagsProps, TagsValue> = {
  group: 'choice',
  words: tagsPaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: (props) => storedTags(['Northgate'], props),
};
