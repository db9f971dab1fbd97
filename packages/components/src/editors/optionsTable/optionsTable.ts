import type { BrokenRule, ComponentSpec } from '@tideform/engine';
import { choiceKey } from '../../kit/read/choice.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { anything, isRecord, propsSchema, type Read, text } from '../../kit/read/lenient.ts';
import { brokenInRows } from '../rows/row-issues.ts';
import { positionsOfRepeated, positionsWhere } from '../rows/row-list.ts';

const shape = {
  ...fieldShape,
  /** What one row is, in a sentence: `choice`, `question`. */
  entry: text('choice'),
  defaultValue: anything(),
};

export type OptionsTableProps = Read<typeof shape>;

/** A stored choice: `label`, `value`, and whatever else a form file keeps beside them (`shortcut`). */
export type OptionRow = Readonly<Record<string, unknown>>;

/** Builder only: edits what there is to choose from. */
export const optionsTable: ComponentSpec<OptionsTableProps, readonly OptionRow[]> = {
  type: 'optionsTable',
  shape: 'value',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => normalize(defaultValue) ?? [],
  isEmpty: (value) => optionRows(value).every(isBlank),
  check: (value) => brokenRules(optionRows(value)),
  normalize,
  children: () => [],
  logicValue: (value) => value,
};

/** The rows of a value, whatever a file holds in its place. */
export function optionRows(value: unknown): readonly OptionRow[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Nothing is written in the row yet. Forms leave such a choice out. */
export function isBlank(row: OptionRow): boolean {
  return storedLabel(row) === '' && storedValue(row) === '';
}

export const storedLabel = (row: OptionRow): string => choiceKey(row.label);
export const storedValue = (row: OptionRow): string => choiceKey(row.value);

/** Texts are choices with themselves as the label; what is neither text nor object is left out. */
function normalize(value: unknown): readonly OptionRow[] | undefined {
  if (!Array.isArray(value) || value.every(isRecord)) return value as readonly OptionRow[] | undefined;
  return value.flatMap((one): readonly OptionRow[] => {
    if (typeof one === 'string' || typeof one === 'number') return [{ label: String(one), value: one }];
    return isRecord(one) ? [one] : [];
  });
}

function brokenRules(rows: readonly OptionRow[]): readonly BrokenRule[] {
  const isWritten = (row: OptionRow) => !isBlank(row);
  return [
    ...brokenInRows('uniqueValue', positionsOfRepeated(rows, storedValue)),
    ...brokenInRows(
      'missingLabel',
      positionsWhere(rows, (row) => isWritten(row) && storedLabel(row).trim() === ''),
    ),
    ...brokenInRows(
      'missingValue',
      positionsWhere(rows, (row) => isWritten(row) && storedValue(row).trim() === ''),
    ),
  ];
}
