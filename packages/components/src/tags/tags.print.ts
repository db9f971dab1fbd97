import type { PrintAnswer } from '@tideform/engine';
import { type TagsProps, type TagsValue, tagsIn } from './tags.ts';

export const printTags: PrintAnswer<TagsProps, TagsValue> = ({ props, value, label }) => [
  { kind: 'pair', label, value: tagsIn(value, props).join(', ') },
];
