import { type ComponentSpec, isRecord } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { optionalNumber, type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';
import { createRowErrors } from '../rows/row-errors.ts';
import { findIndexes } from '../rows/row-list.ts';

export type ColumnWidthsProps = ParsedShape<typeof fieldShape>;

/** Stored column: `width` in twelfths, `components`, and other properties of the form file. */
export type StoredColumn = Readonly<Record<string, unknown>>;

/** Spec of the builder's editor for the columns of a layout row and their widths. */
export const columnWidths: ComponentSpec<ColumnWidthsProps, readonly StoredColumn[]> = {
  ...editorSpec,
  type: 'columnWidths',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => parseColumns(value).length === 0,
  check: (value) => {
    const columns = parseColumns(value);
    return [
      ...createRowErrors(
        'columnWidth',
        findIndexes(columns, (column) => !isValidWidth(column.width)),
      ),
      ...createRowErrors(
        'columnOffset',
        findIndexes(columns, (column) => !isValidOffset(column.offset)),
      ),
    ];
  },
  normalize: (value) => value as readonly StoredColumn[] | undefined,
};

/**
 * Parses stored columns.
 * NOTE: entries that aren't objects count as columns without width and components, as they do when the form is
 * rendered.
 */
export function parseColumns(value: unknown): readonly StoredColumn[] {
  return Array.isArray(value) ? value.map((column) => (isRecord(column) ? column : {})) : [];
}

/** Returns a column's width in twelfths; `undefined` if no width is stored and the column gets an equal share. */
export const getColumnWidth = (column: StoredColumn): number | undefined => optionalNumber()(column.width);

/** Returns the empty space before a column, in twelfths. */
export const getColumnOffset = (column: StoredColumn): number => optionalNumber()(column.offset) ?? 0;

/**
 * Adds a column. If all columns are equally wide and fill the row, the widths are redistributed equally; otherwise the
 * new column gets the remaining width.
 */
export function addColumn(columns: readonly StoredColumn[]): readonly StoredColumn[] {
  const widths = columns.map((column) => getColumnWidth(column) ?? 0);
  const left = 12 - widths.reduce((sum, width) => sum + width, 0);
  const even = Math.floor(12 / (columns.length + 1));
  const isEven = left === 0 && widths.every((width) => width === widths[0]) && even >= 1;
  const before = isEven ? columns.map((column) => ({ ...column, width: even })) : columns;
  return [...before, { width: isEven ? even : left > 0 ? left : 12, components: [] }];
}

function isValidWidth(raw: unknown): boolean {
  const width = optionalNumber()(raw);
  if (width === undefined) return raw === undefined || raw === null || raw === '';
  return Number.isInteger(width) && width >= 1 && width <= 12;
}

function isValidOffset(raw: unknown): boolean {
  const offset = optionalNumber()(raw) ?? 0;
  return Number.isInteger(offset) && offset >= 0 && offset <= 11;
}
