import { type BrokenRule, type ComponentDefinition, type ComponentSpec, isRecord } from '@tideform/engine';
import { parseComponents } from '../../kit/read/child-slots.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';
import { createRowErrors } from '../rows/row-errors.ts';
import { findDuplicateIndexes, findIndexes } from '../rows/row-list.ts';

export type GridColumnsProps = ParsedShape<typeof fieldShape>;

/**
 * Spec of the builder's editor for the columns of a grid. Columns are components, and their other settings are kept.
 */
export const gridColumns: ComponentSpec<GridColumnsProps, readonly ComponentDefinition[]> = {
  ...editorSpec,
  type: 'gridColumns',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => parseComponents(value).length === 0,
  check: (value) => validateColumns(parseComponents(value)),
  normalize: (value) => value as readonly ComponentDefinition[] | undefined,
};

export const getColumnKey = ({ key }: ComponentDefinition): string => (typeof key === 'string' ? key : '');

export function isRequiredColumn({ validate }: ComponentDefinition): boolean {
  return isRecord(validate) && (validate.required === true || validate.required === 'true');
}

export function setColumnRequired(column: ComponentDefinition, required: boolean): ComponentDefinition {
  return { ...column, validate: { ...(isRecord(column.validate) && column.validate), required } };
}

function validateColumns(columns: readonly ComponentDefinition[]): readonly BrokenRule[] {
  return [
    ...createRowErrors('uniqueKey', findDuplicateIndexes(columns, getColumnKey)),
    ...createRowErrors(
      'missingKey',
      findIndexes(columns, (column) => getColumnKey(column) === ''),
    ),
    ...createRowErrors(
      'keyPattern',
      findIndexes(columns, (column) => getColumnKey(column) !== '' && !isValidKey(getColumnKey(column))),
    ),
  ];
}

/** Returns whether a key contains only word characters, dots and dashes, and starts and ends with a word character. */
function isValidKey(key: string): boolean {
  return /^[\w.-]*\w$/.test(key) && /^\w/.test(key);
}
