import { type ComponentDefinition, type ComponentSpec, isRecord } from '@tideform/engine';
import { componentsOf } from '../kit/read/child-slots.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, propsSchema, type Read, type Reader, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

/** The component that asks for the value of each entry, under the key `value`. */
const valueComponent: Reader<readonly ComponentDefinition[]> = (raw) =>
  componentsOf([raw]).map((definition) => ({ ...definition, key: VALUE }));

export const VALUE = 'value';

const shape = {
  ...fieldShape,
  keyLabel: text(),
  keyBeforeValue: flag(true),
  addAnother: text(),
  disableAddingRemovingRows: flag(),
  valueComponent,
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type DatamapProps = Read<typeof shape>;

/** A value by its key. */
export type DatamapValue = Readonly<Record<string, unknown>>;

/** Names with a meaning of their own in every object. */
const RESERVED = /^(__proto__|constructor|prototype)$/;

export const isReservedName = (name: string): boolean => RESERVED.test(name);

/** Answers by names that whoever answers gives. */
export const datamap: ComponentSpec<DatamapProps, DatamapValue> = {
  ...valueSpec,
  type: 'datamap',
  valueKind: () => 'pairs',
  cell: 'none',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => (isRecord(defaultValue) ? defaultValue : {}),
  isEmpty: (value) => !isRecord(value) || Object.keys(value).length === 0,
  check(value, { valueComponent: components }, isBrokenInside) {
    if (!isRecord(value)) return [];
    const names = Object.keys(value);
    const isBroken = names.some((name) => isBrokenInside?.(components, entryData(value, name, components)));
    return [...(names.includes('') ? [{ rule: 'unnamed' }] : []), ...(isBroken ? [{ rule: 'incomplete' }] : [])];
  },
  normalize: (value) => (value === null || value === '' ? {} : (value as DatamapValue | undefined)),
  children: (_, definition) => [{ name: 'valueComponent', components: componentsOf([definition.valueComponent]) }],
};

const entries = new WeakMap<DatamapValue, Map<string, Readonly<Record<string, unknown>>>>();

/** A layout has no answer of its own: what lies in it is the value. */
const isLayout = ([component]: DatamapProps['valueComponent']): boolean =>
  component?.input === false || component?.input === 'false';

/** The data of the form of one entry: the same object as long as the answer is. */
export function entryData(
  value: DatamapValue,
  name: string,
  components: DatamapProps['valueComponent'],
): Readonly<Record<string, unknown>> {
  const known = entries.get(value) ?? new Map<string, Readonly<Record<string, unknown>>>();
  entries.set(value, known);
  const data = known.get(name) ?? dataOf(value[name], components);
  known.set(name, data);
  return data;
}

function dataOf(value: unknown, components: DatamapProps['valueComponent']): Readonly<Record<string, unknown>> {
  if (isNothing(value)) return {};
  return isLayout(components) && isRecord(value) ? value : { [VALUE]: value };
}

/** The value of an entry whose form has this data. */
export const valueIn = (
  data: Readonly<Record<string, unknown>>,
  components: DatamapProps['valueComponent'],
): unknown => (isLayout(components) ? data : data[VALUE]);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The same entries in their order, one of them changed: another name, another value. */
export function withEntry(value: DatamapValue, name: string, next: { name: string; value: unknown }): DatamapValue {
  const isThere = Object.hasOwn(value, name);
  // Nothing is stored as '': a name without a value is an entry too.
  const after = [next.name, next.value ?? ''];
  const list = Object.entries(value).map(([key, one]) => (key === name ? after : [key, one]));
  return Object.fromEntries(isThere ? list : [...list, after]);
}

export const withoutEntry = (value: DatamapValue, name: string): DatamapValue =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
