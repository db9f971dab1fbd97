import { type ComponentDefinition, type ComponentSpec, isRecord } from '@tideform/engine';
import { parseComponents } from '../kit/read/child-slots.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import {
  anything,
  flag,
  object,
  type ParsedShape,
  propsSchema,
  type SettingParser,
  text,
} from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

/** Component that edits the value of each entry. Its key is always `value`. */
const valueComponent: SettingParser<readonly ComponentDefinition[]> = (raw) =>
  parseComponents([raw]).map((definition) => ({ ...definition, key: VALUE_KEY }));

export const VALUE_KEY = 'value';

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

export type DatamapProps = ParsedShape<typeof shape>;

/** Answer: maps entry names to values. */
export type DatamapValue = Readonly<Record<string, unknown>>;

/** Names that aren't allowed, because they are special in every JavaScript object. */
const RESERVED_NAMES = /^(__proto__|constructor|prototype)$/;

export const isReservedName = (name: string): boolean => RESERVED_NAMES.test(name);

/** Component spec of a data map: entries with a name and a value, which respondents add. */
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
    const isBroken = names.some((name) => isBrokenInside?.(components, getEntryData(value, name, components)));
    return [...(names.includes('') ? [{ rule: 'unnamed' }] : []), ...(isBroken ? [{ rule: 'incomplete' }] : [])];
  },
  normalize: (value) => (value === null || value === '' ? {} : (value as DatamapValue | undefined)),
  children: (_, definition) => [{ name: 'valueComponent', components: parseComponents([definition.valueComponent]) }],
};

const entryDataCache = new WeakMap<DatamapValue, Map<string, Readonly<Record<string, unknown>>>>();

/**
 * Returns whether values are edited in a layout component. A layout has no answer of its own, so the entry's value is
 * an object with the answers of the fields inside.
 */
const isLayout = ([component]: DatamapProps['valueComponent']): boolean =>
  component?.input === false || component?.input === 'false';

/** Returns the data of the form that edits an entry's value, cached per answer. */
export function getEntryData(
  value: DatamapValue,
  name: string,
  components: DatamapProps['valueComponent'],
): Readonly<Record<string, unknown>> {
  const known = entryDataCache.get(value) ?? new Map<string, Readonly<Record<string, unknown>>>();
  entryDataCache.set(value, known);
  const data = known.get(name) ?? createEntryData(value[name], components);
  known.set(name, data);
  return data;
}

function createEntryData(
  value: unknown,
  components: DatamapProps['valueComponent'],
): Readonly<Record<string, unknown>> {
  if (isEmptyValue(value)) return {};
  return isLayout(components) && isRecord(value) ? value : { [VALUE_KEY]: value };
}

/** Returns an entry's value from the data of the form that edits it. */
export const getEntryValue = (
  data: Readonly<Record<string, unknown>>,
  components: DatamapProps['valueComponent'],
): unknown => (isLayout(components) ? data : data[VALUE_KEY]);

const isEmptyValue = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Sets the name and value of the entry `name`, keeping the order of entries. Adds the entry if it doesn't exist. */
export function setEntry(value: DatamapValue, name: string, next: { name: string; value: unknown }): DatamapValue {
  const isThere = Object.hasOwn(value, name);
  // Stored as '' instead of undefined, so that an entry with a name and no value is kept.
  const after = [next.name, next.value ?? ''];
  const list = Object.entries(value).map(([key, one]) => (key === name ? after : [key, one]));
  return Object.fromEntries(isThere ? list : [...list, after]);
}

export const deleteEntry = (value: DatamapValue, name: string): DatamapValue =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
