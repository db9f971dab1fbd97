import { type BrokenRule, type ComponentSpec, isRecord } from '@tideform/engine';
import { choiceKey } from '../../kit/read/choice.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { anything, oneOf, propsSchema, type Read, text } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { createRowErrors } from '../rows/row-errors.ts';
import { findDuplicates, findPositions } from '../rows/row-list.ts';

const shape = {
  ...fieldShape,
  /** What a row represents. */
  entry: oneOf('choice', 'question', 'tab', 'row', 'group', 'mask'),
  /**
   * Property with the value of a row: `value`, the `key` of a tab, or a property that doesn't follow from the label and
   * may repeat.
   */
  valueProperty: oneOf('value', 'key', 'mask', 'numberOfRows'),
  /** Label of the value column; '' for the default. */
  valueLabel: text(),
  /** Other properties of a new row. */
  newRow: (raw: unknown): OptionRow => (isRecord(raw) ? raw : {}),
  defaultValue: anything(),
};

export type OptionsTableProps = Read<typeof shape>;

/** Stored choice: `label`, `value`, and other properties of the form file (`shortcut`). */
export type OptionRow = Readonly<Record<string, unknown>>;

/** Spec of the builder's editor for a list of choices. */
export const optionsTable: ComponentSpec<OptionsTableProps, readonly OptionRow[]> = {
  ...editorSpec,
  type: 'optionsTable',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => normalize(defaultValue) ?? [],
  isEmpty: (value, props) => parseRows(value).every((row) => isBlank(row, props)),
  check: (value, props) => validateRows(parseRows(value), props),
  normalize,
};

/** Parses stored rows; invalid entries are dropped. */
export function parseRows(value: unknown): readonly OptionRow[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Determines the property with the values. */
type ValueProperty = Pick<OptionsTableProps, 'valueProperty'>;

/** Returns whether the value identifies the row in answers: generated from its label, and unique. */
export const isIdentifier = ({ valueProperty }: ValueProperty): boolean =>
  valueProperty === 'value' || valueProperty === 'key';

/** Returns whether a row is blank. Forms ignore blank choices. */
export function isBlank(row: OptionRow, place: ValueProperty): boolean {
  return getLabel(row) === '' && getValue(row, place) === '';
}

export const getLabel = (row: OptionRow): string => choiceKey(row.label);
export const getValue = (row: OptionRow, { valueProperty }: ValueProperty): string => choiceKey(row[valueProperty]);

/** Converts plain texts to choices; entries that are neither text nor object are dropped. */
function normalize(value: unknown): readonly OptionRow[] | undefined {
  if (!Array.isArray(value) || value.every(isRecord)) return value as readonly OptionRow[] | undefined;
  return value.flatMap((one): readonly OptionRow[] => {
    if (typeof one === 'string' || typeof one === 'number') return [{ label: String(one), value: one }];
    return isRecord(one) ? [one] : [];
  });
}

function validateRows(rows: readonly OptionRow[], place: ValueProperty): readonly BrokenRule[] {
  const findBlank = (text: (row: OptionRow) => string) =>
    findPositions(rows, (row) => !isBlank(row, place) && text(row).trim() === '');
  const value = (row: OptionRow) => getValue(row, place);
  return [
    ...(isIdentifier(place) ? createRowErrors('uniqueValue', findDuplicates(rows, value)) : []),
    ...createRowErrors('missingLabel', findBlank(getLabel)),
    ...createRowErrors('missingValue', findBlank(value)),
  ];
}
