import type { PrintAnswer } from '@tideform/engine';
import { wordList } from '@tideform/words';
import { type TagsProps, type TagsValue, tagsIn } from './tags.ts';

export const printTags =
  (locale: string): PrintAnswer<TagsProps, TagsValue> =>
  ({ props, value, label }) => [{ kind: 'pair', label, value: wordList(tagsIn(value, props), locale) }];
