import { type BrokenRule, isObjectOrList, isRecord, type ValueKind } from '@tideform/engine';
import { getComponentsSlot, parseComponents } from '../read/child-slots.ts';
import { fieldShape } from '../read/field-shape.ts';
import { getFieldLabel } from '../read/label.ts';
import { anything, flag, object, optionalNumber, type ParsedShape, text } from '../read/setting-parsers.ts';

/** Settings schema of components whose answer is a list of rows. */
export const rowsShape = {
  ...fieldShape,
  /** Labels of the columns. */
  components: (raw: unknown): readonly string[] => parseComponents(raw).map(getFieldLabel),
  /** Label of the button that adds a row. */
  addAnother: text(),
  disableAddingRemovingRows: flag(),
  defaultValue: anything(),
  validate: object({ minLength: optionalNumber(), maxLength: optionalNumber() }),
};

export type RowsProps = ParsedShape<typeof rowsShape>;

/** Answer: one object per row. */
export type RowsValue = readonly unknown[];

/** Shared spec of components whose answer is a list of rows. */
export const rowsSpec = {
  shape: 'rows',
  valueKind: (): ValueKind => 'rows',
  cell: 'none',
  mayPrefill: true,
  mayCopy: true,
  isEmpty: (value: unknown) => isBlankAnswer(value),
  check(value: RowsValue, { validate: { minLength, maxLength } }: RowsProps): readonly BrokenRule[] {
    const count = Array.isArray(value) ? value.length : 0;
    if (minLength && count < minLength) return [{ rule: 'minRows', params: { limit: minLength } }];
    if (maxLength && count > maxLength) return [{ rule: 'maxRows', params: { limit: maxLength } }];
    return [];
  },
  normalize(value: unknown): RowsValue | undefined {
    if (value === null || value === '') return undefined;
    return (isRecord(value) ? [value] : value) as RowsValue | undefined;
  },
  children: getComponentsSlot,
  logicValue: (value: RowsValue | undefined): unknown => value,
} as const;

/** Returns the rows of the default value; `undefined` if it has none. */
export function getDefaultRows({ defaultValue }: RowsProps): RowsValue | undefined {
  return Array.isArray(defaultValue) && defaultValue.length > 0 ? defaultValue : undefined;
}

/**
 * Returns whether a value contains no answer: only empty values and cleared checkboxes. Doesn't use recursion, because
 * untrusted data may be nested deeper than the call stack.
 */
export function isBlankAnswer(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const part = open.pop();
    if (isObjectOrList(part)) for (const inside of Object.values(part)) open.push(inside);
    else if (part !== undefined && part !== null && part !== '' && part !== false) return false;
  }
  return true;
}
