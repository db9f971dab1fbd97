import { type BrokenRule, type ComponentDefinition, type ComponentSpec, isRecord } from '@tideform/engine';
import { componentsOf } from '../../kit/read/child-slots.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { brokenInRows } from '../rows/row-issues.ts';
import { positionsOfRepeated, positionsWhere } from '../rows/row-list.ts';

export type GridColumnsProps = Read<typeof fieldShape>;

/** Builder only: edits the columns of a grid, which are components. What a column has besides stays. */
export const gridColumns: ComponentSpec<GridColumnsProps, readonly ComponentDefinition[]> = {
  ...editorSpec,
  type: 'gridColumns',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => componentsOf(value).length === 0,
  check: (value) => brokenRules(componentsOf(value)),
  normalize: (value) => value as readonly ComponentDefinition[] | undefined,
};

export const keyOf = ({ key }: ComponentDefinition): string => (typeof key === 'string' ? key : '');

export function isRequired({ validate }: ComponentDefinition): boolean {
  return isRecord(validate) && (validate.required === true || validate.required === 'true');
}

export function withRequired(column: ComponentDefinition, required: boolean): ComponentDefinition {
  return { ...column, validate: { ...(isRecord(column.validate) && column.validate), required } };
}

function brokenRules(columns: readonly ComponentDefinition[]): readonly BrokenRule[] {
  return [
    ...brokenInRows('uniqueKey', positionsOfRepeated(columns, keyOf)),
    ...brokenInRows(
      'missingKey',
      positionsWhere(columns, (column) => keyOf(column) === ''),
    ),
    ...brokenInRows(
      'keyPattern',
      positionsWhere(columns, (column) => keyOf(column) !== '' && !isPropertyName(keyOf(column))),
    ),
  ];
}

/** Word characters, dots and dashes, the last of them a word character. */
function isPropertyName(key: string): boolean {
  return /^[\w.-]*\w$/.test(key) && /^\w/.test(key);
}
