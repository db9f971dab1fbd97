import { type ChildSlot, type ComponentDefinition, type ComponentSpec, isRecord } from '@tideform/engine';
import { parseComponents } from '../kit/read/child-slots.ts';
import { flag, oneOf, type ParsedShape, propsSchema, type SettingParser, text } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

/** Minimum width of a column in pixels. A table that doesn't fit its container scrolls. */
export const MIN_COLUMN_PX = 120;

/** Parses the number of cells in each row. Invalid rows count as rows without cells. */
const parseCellCounts: SettingParser<readonly number[]> = (raw) => parseRows(raw).map((row) => row.length);

const parseColumnNames: SettingParser<readonly string[]> = (raw) => (Array.isArray(raw) ? raw.map(text()) : []);

const shape = {
  rows: parseCellCounts,
  /** Column headers; empty if all are blank. */
  header: parseColumnNames,
  caption: text(),
  striped: flag(),
  bordered: flag(),
  hover: flag(),
  condensed: flag(),
  cellAlignment: oneOf('left', 'center', 'right'),
};

export type TableProps = ParsedShape<typeof shape>;

/** Component spec of a table layout: components in rows and columns. In narrow containers, cells are stacked. */
export const table: ComponentSpec<TableProps, never> = {
  ...layoutSpec,
  type: 'table',
  props: propsSchema(shape),
  children: (_, definition) => listCells(definition),
  roomPx: ({ rows }) => countColumns({ rows: parseCellCounts(rows) }) * MIN_COLUMN_PX,
};

/** Returns the slots of all cells, row by row. */
function listCells({ rows }: ComponentDefinition): readonly ChildSlot[] {
  return parseRows(rows).flatMap((row, at) =>
    row.map((cell: unknown, column) => ({
      name: `rows[${at}][${column}]`,
      components: parseComponents(isRecord(cell) ? cell.components : undefined),
    })),
  );
}

function parseRows(raw: unknown): readonly (readonly unknown[])[] {
  return Array.isArray(raw) ? raw.map((row: unknown) => (Array.isArray(row) ? row : [])) : [];
}

/** Returns the number of columns: the cells of the longest row. */
export const countColumns = ({ rows }: Pick<TableProps, 'rows'>): number => Math.max(0, ...rows);

export const hasHeader = ({ header }: TableProps): boolean => header.some((name) => name.trim() !== '');

/** Returns, for each row, the index of its first cell among all cells. */
export function getFirstCells({ rows }: TableProps): readonly number[] {
  let next = 0;
  return rows.map((count) => {
    const first = next;
    next += count;
    return first;
  });
}
