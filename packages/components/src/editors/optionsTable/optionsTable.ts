import { type BrokenRule, type ComponentSpec, isRecord } from '@tideform/engine';
import { getChoiceKey } from '../../kit/read/choice.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { anything, oneOf, type ParsedShape, propsSchema, text } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';
import { createRowErrors } from '../rows/row-errors.ts';
import { findDuplicateIndexes, findIndexes } from '../rows/row-list.ts';

const shape = {
  ...fieldShape,
  /** Kind of entry that each row represents. */
  entry: oneOf('choice', 'question', 'tab', 'row', 'group', 'mask'),
  /**
   * Property that stores the second value of a row: `value` of a choice or `key` of a tab, which are generated from the
   * label and unique; or another property that isn't generated and may repeat.
   */
  valueProperty: oneOf('value', 'key', 'mask', 'numberOfRows'),
  /** Label of the value column; '' for the default label. */
  valueLabel: text(),
  /** Properties of a new row besides its label and value. */
  newRow: (raw: unknown): OptionRow => (isRecord(raw) ? raw : {}),
  defaultValue: anything(),
};

export type OptionsTableProps = ParsedShape<typeof shape>;

/**
 * Stored row: `label`, `value` or another value property, and further properties of the form file such as `shortcut`.
 */
export type OptionRow = Readonly<Record<string, unknown>>;

/** Spec of the builder's editor for a list of choices or similar entries. */
export const optionsTable: ComponentSpec<OptionsTableProps, readonly OptionRow[]> = {
  ...editorSpec,
  type: 'optionsTable',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => normalize(defaultValue) ?? [],
  isEmpty: (value, props) => parseOptionRows(value).every((row) => isBlankOption(row, props)),
  check: (value, props) => validateOptionRows(parseOptionRows(value), props),
  normalize,
};

/** Parses stored rows; invalid entries are dropped. */
export function parseOptionRows(value: unknown): readonly OptionRow[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Settings that determine which property stores the value of a row. */
type ValuePropertySetting = Pick<OptionsTableProps, 'valueProperty'>;

/**
 * Returns whether the row's value is an identifier in stored answers, which is generated from the label and must be
 * unique.
 */
export const isValueIdentifier = ({ valueProperty }: ValuePropertySetting): boolean =>
  valueProperty === 'value' || valueProperty === 'key';

/** Returns whether a row is blank. Forms ignore blank choices. */
export function isBlankOption(row: OptionRow, valueSetting: ValuePropertySetting): boolean {
  return getOptionLabel(row) === '' && getOptionValue(row, valueSetting) === '';
}

export const getOptionLabel = (row: OptionRow): string => getChoiceKey(row.label);
export const getOptionValue = (row: OptionRow, { valueProperty }: ValuePropertySetting): string =>
  getChoiceKey(row[valueProperty]);

/** Converts plain texts to choices. Entries that are neither texts, numbers nor objects are dropped. */
function normalize(value: unknown): readonly OptionRow[] | undefined {
  if (!Array.isArray(value) || value.every(isRecord)) return value as readonly OptionRow[] | undefined;
  return value.flatMap((one): readonly OptionRow[] => {
    if (typeof one === 'string' || typeof one === 'number') return [{ label: String(one), value: one }];
    return isRecord(one) ? [one] : [];
  });
}

function validateOptionRows(rows: readonly OptionRow[], valueSetting: ValuePropertySetting): readonly BrokenRule[] {
  const findBlank = (text: (row: OptionRow) => string) =>
    findIndexes(rows, (row) => !isBlankOption(row, valueSetting) && text(row).trim() === '');
  const value = (row: OptionRow) => getOptionValue(row, valueSetting);
  return [
    ...(isValueIdentifier(valueSetting) ? createRowErrors('uniqueValue', findDuplicateIndexes(rows, value)) : []),
    ...createRowErrors('missingLabel', findBlank(getOptionLabel)),
    ...createRowErrors('missingValue', findBlank(value)),
  ];
}
