import { type BrokenRule, isHolder, isRecord, type ValueKind } from '@tideform/engine';
import { componentsOf, heldComponents } from '../read/child-slots.ts';
import { fieldShape } from '../read/field-shape.ts';
import { fieldLabel } from '../read/label.ts';
import { amount, anything, flag, object, type Read, text } from '../read/lenient.ts';

/** Settings of components whose answer is a list of rows. */
export const rowsShape = {
  ...fieldShape,
  /** Labels of the columns. */
  components: (raw: unknown): readonly string[] => componentsOf(raw).map(fieldLabel),
  /** Words of the button that adds a row. */
  addAnother: text(),
  disableAddingRemovingRows: flag(),
  defaultValue: anything(),
  validate: object({ minLength: amount(), maxLength: amount() }),
};

export type RowsProps = Read<typeof rowsShape>;

/** One object for each row. */
export type RowsValue = readonly unknown[];

/** What components whose answer is a list of rows have in common. */
export const rowsSpec = {
  shape: 'rows',
  valueKind: (): ValueKind => 'rows',
  cell: 'none',
  mayPrefill: true,
  mayCopy: true,
  isEmpty: (value: unknown) => isBlank(value),
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
  children: heldComponents,
  logicValue: (value: RowsValue | undefined): unknown => value,
} as const;

/** The rows of an author's default, when there are any. */
export function defaultRows({ defaultValue }: RowsProps): RowsValue | undefined {
  return Array.isArray(defaultValue) && defaultValue.length > 0 ? defaultValue : undefined;
}

/** Nobody has answered anything in it: not even a box is ticked. Iterative: what others wrote may be deeper than the stack. */
export function isBlank(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const part = open.pop();
    if (isHolder(part)) for (const inside of Object.values(part)) open.push(inside);
    else if (part !== undefined && part !== null && part !== '' && part !== false) return false;
  }
  return true;
}
