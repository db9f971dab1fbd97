import { type BrokenRule, type ComponentSpec, isRecord } from '@tideform/engine';
import { choiceKey } from '../../kit/read/choice.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { anything, oneOf, propsSchema, type Read, text } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { brokenInRows } from '../rows/row-issues.ts';
import { positionsOfRepeated, positionsWhere } from '../rows/row-list.ts';

const shape = {
  ...fieldShape,
  /** What one row is. */
  entry: oneOf('choice', 'question', 'tab', 'row', 'group', 'mask'),
  /** Where a row keeps its value: `value`, the `key` of a tab, or something that follows from no label and may be repeated. */
  valueProperty: oneOf('value', 'key', 'mask', 'numberOfRows'),
  /** What the values are called; '': values. */
  valueLabel: text(),
  /** What a new row has besides label and value. */
  newRow: (raw: unknown): OptionRow => (isRecord(raw) ? raw : {}),
  defaultValue: anything(),
};

export type OptionsTableProps = Read<typeof shape>;

/** A stored choice: `label`, `value`, and whatever else a form file keeps beside them (`shortcut`). */
export type OptionRow = Readonly<Record<string, unknown>>;

/** Builder only: edits what there is to choose from. */
export const optionsTable: ComponentSpec<OptionsTableProps, readonly OptionRow[]> = {
  ...editorSpec,
  type: 'optionsTable',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => normalize(defaultValue) ?? [],
  isEmpty: (value, props) => optionRows(value).every((row) => isBlank(row, props)),
  check: (value, props) => brokenRules(optionRows(value), props),
  normalize,
};

/** The rows of a value, whatever a file holds in its place. */
export function optionRows(value: unknown): readonly OptionRow[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Where a table keeps its values. */
type ValuePlace = Pick<OptionsTableProps, 'valueProperty'>;

/** The value is the row's name in answers: made of its label, and of one row alone. */
export const isName = ({ valueProperty }: ValuePlace): boolean => valueProperty === 'value' || valueProperty === 'key';

/** Nothing is written in the row yet. Forms leave such a choice out. */
export function isBlank(row: OptionRow, place: ValuePlace): boolean {
  return storedLabel(row) === '' && storedValue(row, place) === '';
}

export const storedLabel = (row: OptionRow): string => choiceKey(row.label);
export const storedValue = (row: OptionRow, { valueProperty }: ValuePlace): string => choiceKey(row[valueProperty]);

/** Texts are choices with themselves as the label; what is neither text nor object is left out. */
function normalize(value: unknown): readonly OptionRow[] | undefined {
  if (!Array.isArray(value) || value.every(isRecord)) return value as readonly OptionRow[] | undefined;
  return value.flatMap((one): readonly OptionRow[] => {
    if (typeof one === 'string' || typeof one === 'number') return [{ label: String(one), value: one }];
    return isRecord(one) ? [one] : [];
  });
}

function brokenRules(rows: readonly OptionRow[], place: ValuePlace): readonly BrokenRule[] {
  const lacks = (text: (row: OptionRow) => string) =>
    positionsWhere(rows, (row) => !isBlank(row, place) && text(row).trim() === '');
  const value = (row: OptionRow) => storedValue(row, place);
  return [
    ...(isName(place) ? brokenInRows('uniqueValue', positionsOfRepeated(rows, value)) : []),
    ...brokenInRows('missingLabel', lacks(storedLabel)),
    ...brokenInRows('missingValue', lacks(value)),
  ];
}
