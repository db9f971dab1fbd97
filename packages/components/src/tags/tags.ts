import { type ComponentSpec, formatAsText } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, oneOf, optionalNumber, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  /** Separator of tags that are stored in one text. NOTE: the name is misspelled in form.io. */
  delimeter: (raw: unknown) => text()(raw) || ',',
  /** Maximum number of tags; undefined or 0: unlimited. */
  maxTags: optionalNumber(),
  storeas: oneOf('string', 'array'),
  defaultValue: anything(),
};

export type TagsProps = ParsedShape<typeof shape>;

/** Answer: one text `a,b`, or a list of texts. */
export type TagsValue = string | readonly string[];

/** Component spec of a list of short texts entered by the respondent. */
export const tags: ComponentSpec<TagsProps, TagsValue> = {
  ...valueSpec,
  type: 'tags',
  valueKind: ({ storeas }) => (storeas === 'array' ? 'choices' : 'text'),
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props),
  isEmpty: (value, props) => parseTags(value, props).length === 0,
  check(value, props) {
    const maxTags = props.maxTags;
    return maxTags && parseTags(value, props).length > maxTags ? [{ rule: 'maxTags', params: { limit: maxTags } }] : [];
  },
  normalize,
};

/** Converts between one text and a list, as configured. */
function normalize(value: unknown, props: TagsProps): TagsValue | undefined {
  const isRead = value === null || ['string', 'number'].includes(typeof value) || Array.isArray(value);
  if (!isRead) return value as TagsValue | undefined;
  const stored = formatTags(parseTags(value, props), props);
  // Splits list entries that contain the separator, because one text can't distinguish them.
  return Array.isArray(stored) ? stored : formatTags(parseTags(stored, props), props);
}

/** Returns the tags of an answer as a list. */
export function parseTags(value: unknown, { delimeter }: TagsProps): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : formatAsText(value).split(delimeter);
  return parts.map((part) => formatAsText(part).trim()).filter((part) => part !== '');
}

/** Formats tags as the author configured: one text or a list. */
export function formatTags(all: readonly string[], { storeas, delimeter }: TagsProps): TagsValue {
  return storeas === 'array' ? all : all.join(delimeter);
}
