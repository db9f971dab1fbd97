import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { parseTags, type TagsProps, type TagsValue } from './tags.ts';

export const printTags =
  (locale: string): PrintAnswer<TagsProps, TagsValue> =>
  ({ props, value, label }) => [{ kind: 'pair', label, value: formatList(parseTags(value, props), locale) }];
