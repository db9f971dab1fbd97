import type { ComponentSpec } from '@tideform/engine';
import { componentsOf } from '../kit/read/child-slots.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { fieldLabel } from '../kit/read/label.ts';
import { amount, anything, flag, isRecord, object, oneOf, propsSchema, type Read, text } from '../kit/read/lenient.ts';

const shape = {
  ...fieldShape,
  /** Labels of the columns. */
  components: (raw: unknown): readonly string[] => componentsOf(raw).map(fieldLabel),
  /** Words of the button that adds a row. */
  addAnother: text(),
  addAnotherPosition: oneOf('bottom', 'top', 'both'),
  /** Rows may be moved. */
  reorder: flag(),
  /** There is no row at first. */
  initEmpty: flag(),
  disableAddingRemovingRows: flag(),
  defaultValue: anything(),
  validate: object({ minLength: amount(), maxLength: amount() }),
};

export type DatagridProps = Read<typeof shape>;

/** One object for each row. */
export type DatagridValue = readonly unknown[];

/** More rows than this are never made before anybody answered. */
const MOST_FIRST_ROWS = 100;

/** Rows with the same questions, as a table. */
export const datagrid: ComponentSpec<DatagridProps, DatagridValue> = {
  type: 'datagrid',
  shape: 'rows',
  props: propsSchema(shape),
  emptyValue,
  isEmpty: isBlank,
  check(value, { validate: { minLength, maxLength } }) {
    const count = Array.isArray(value) ? value.length : 0;
    if (minLength && count < minLength) return [{ rule: 'minRows', params: { limit: minLength } }];
    if (maxLength && count > maxLength) return [{ rule: 'maxRows', params: { limit: maxLength } }];
    return [];
  },
  normalize(value) {
    if (value === null || value === '') return undefined;
    return (isRecord(value) ? [value] : value) as DatagridValue | undefined;
  },
  children: (_, definition) => [{ name: 'components', components: componentsOf(definition.components) }],
  logicValue: (value) => value,
};

function emptyValue({ defaultValue, initEmpty, validate }: DatagridProps): DatagridValue {
  if (Array.isArray(defaultValue) && defaultValue.length > 0) return defaultValue;
  const fewest = Math.ceil(Math.max(initEmpty ? 0 : 1, validate.minLength ?? 0));
  return Array.from({ length: Math.min(fewest, MOST_FIRST_ROWS) }, () => ({}));
}

/** Nobody has answered anything in it: not even a box is ticked. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '' || value === false;
}
