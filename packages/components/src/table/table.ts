import { type ChildSlot, type ComponentDefinition, type ComponentSpec, isRecord } from '@tideform/engine';
import { componentsOf } from '../kit/read/child-slots.ts';
import { flag, oneOf, propsSchema, type Read, type Reader, text } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

/** A column is not narrower than this: the table then scrolls. */
export const LEAST_COLUMN_PX = 120;

/** How many columns each row has. A row that is none stays in its place, without a cell. */
const cellCounts: Reader<readonly number[]> = (raw) => rowsOf(raw).map((row) => row.length);

const names: Reader<readonly string[]> = (raw) => (Array.isArray(raw) ? raw.map(text()) : []);

const shape = {
  rows: cellCounts,
  /** What is written above the columns; none where every one is empty. */
  header: names,
  caption: text(),
  striped: flag(),
  bordered: flag(),
  hover: flag(),
  condensed: flag(),
  cellAlignment: oneOf('left', 'center', 'right'),
};

export type TableProps = Read<typeof shape>;

/** Components in rows and columns; a row's cells one below the other where there is little room. */
export const table: ComponentSpec<TableProps, never> = {
  ...layoutSpec,
  type: 'table',
  props: propsSchema(shape),
  children: (_, definition) => cellsOf(definition),
  roomPx: ({ rows }) => columnCount({ rows: cellCounts(rows) }) * LEAST_COLUMN_PX,
};

/** Cell by cell, row by row. */
function cellsOf({ rows }: ComponentDefinition): readonly ChildSlot[] {
  return rowsOf(rows).flatMap((row, at) =>
    row.map((cell: unknown, column) => ({
      name: `rows[${at}][${column}]`,
      components: componentsOf(isRecord(cell) ? cell.components : undefined),
    })),
  );
}

function rowsOf(raw: unknown): readonly (readonly unknown[])[] {
  return Array.isArray(raw) ? raw.map((row: unknown) => (Array.isArray(row) ? row : [])) : [];
}

/** How many columns the widest row has. */
export const columnCount = ({ rows }: Pick<TableProps, 'rows'>): number => Math.max(0, ...rows);

export const hasHeader = ({ header }: TableProps): boolean => header.some((name) => name.trim() !== '');

/** The position among all cells of the first one of each row. */
export function firstCells({ rows }: TableProps): readonly number[] {
  let next = 0;
  return rows.map((count) => {
    const first = next;
    next += count;
    return first;
  });
}
