import { type ComponentSpec, isRecord } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { amount, propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { brokenInRows } from '../rows/row-issues.ts';
import { positionsWhere } from '../rows/row-list.ts';

export type ColumnWidthsProps = Read<typeof fieldShape>;

/** A stored column: `width` in twelfths, `components`, and what else a form file has. */
export type StoredColumn = Readonly<Record<string, unknown>>;

/** Builder only: edits how many columns lie side by side, and how wide they are. */
export const columnWidths: ComponentSpec<ColumnWidthsProps, readonly StoredColumn[]> = {
  ...editorSpec,
  type: 'columnWidths',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => storedColumns(value).length === 0,
  check: (value) => {
    const columns = storedColumns(value);
    return [
      ...brokenInRows(
        'columnWidth',
        positionsWhere(columns, (column) => !isWidth(column.width)),
      ),
      ...brokenInRows(
        'columnOffset',
        positionsWhere(columns, (column) => !isOffset(column.offset)),
      ),
    ];
  },
  normalize: (value) => value as readonly StoredColumn[] | undefined,
};

/** NOTE: what is no object is a column too, as on screen: it has a width of its own and no components. */
export function storedColumns(value: unknown): readonly StoredColumn[] {
  return Array.isArray(value) ? value.map((column) => (isRecord(column) ? column : {})) : [];
}

/** Twelfths, `undefined` where no number is stored: the column then takes an even share. */
export const widthOf = (column: StoredColumn): number | undefined => amount()(column.width);

/** Twelfths that stay empty before the column. */
export const offsetOf = (column: StoredColumn): number => amount()(column.offset) ?? 0;

/** One more column: with as much as the others where all are alike and fill the row, else with what is left. */
export function withColumn(columns: readonly StoredColumn[]): readonly StoredColumn[] {
  const widths = columns.map((column) => widthOf(column) ?? 0);
  const left = 12 - widths.reduce((sum, width) => sum + width, 0);
  const even = Math.floor(12 / (columns.length + 1));
  const isEven = left === 0 && widths.every((width) => width === widths[0]) && even >= 1;
  const before = isEven ? columns.map((column) => ({ ...column, width: even })) : columns;
  return [...before, { width: isEven ? even : left > 0 ? left : 12, components: [] }];
}

function isWidth(raw: unknown): boolean {
  const width = amount()(raw);
  if (width === undefined) return raw === undefined || raw === null || raw === '';
  return Number.isInteger(width) && width >= 1 && width <= 12;
}

function isOffset(raw: unknown): boolean {
  const offset = amount()(raw) ?? 0;
  return Number.isInteger(offset) && offset >= 0 && offset <= 11;
}
