import { type ComponentSpec, wordOf } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, anything, oneOf, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  /** Between the tags of one text. NOTE: form.io's spelling. */
  delimeter: (raw: unknown) => text()(raw) || ',',
  /** How many there may be; nothing or 0: any number. */
  maxTags: amount(),
  storeas: oneOf('string', 'array'),
  defaultValue: anything(),
};

export type TagsProps = Read<typeof shape>;

/** `a,b`, or a list of texts. */
export type TagsValue = string | readonly string[];

/** Any number of short words of one's own. */
export const tags: ComponentSpec<TagsProps, TagsValue> = {
  ...valueSpec,
  type: 'tags',
  valueKind: ({ storeas }) => (storeas === 'array' ? 'choices' : 'text'),
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props),
  isEmpty: (value, props) => tagsIn(value, props).length === 0,
  check(value, props) {
    const most = props.maxTags;
    return most && tagsIn(value, props).length > most ? [{ rule: 'maxTags', params: { limit: most } }] : [];
  },
  normalize,
};

/** Texts and lists take each other's shape, as in form.io. */
function normalize(value: unknown, props: TagsProps): TagsValue | undefined {
  const isRead = value === null || ['string', 'number'].includes(typeof value) || Array.isArray(value);
  if (!isRead) return value as TagsValue | undefined;
  const stored = storedTags(tagsIn(value, props), props);
  // In one text what stands between tags parts them, whatever they were before.
  return Array.isArray(stored) ? stored : storedTags(tagsIn(stored, props), props);
}

/** The tags of an answer, in their order. */
export function tagsIn(value: unknown, { delimeter }: TagsProps): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : wordOf(value).split(delimeter);
  return parts.map((part) => wordOf(part).trim()).filter((part) => part !== '');
}

/** Tags as they are stored. */
export function storedTags(all: readonly string[], { storeas, delimeter }: TagsProps): TagsValue {
  return storeas === 'array' ? all : all.join(delimeter);
}
