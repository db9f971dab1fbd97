import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { type TagsProps, type TagsValue, tagsIn } from './tags.ts';

export const printTags =
  (locale: string): PrintAnswer<TagsProps, TagsValue> =>
  ({ props, value, label }) => [{ kind: 'pair', label, value: formatList(tagsIn(value, props), locale) }];
