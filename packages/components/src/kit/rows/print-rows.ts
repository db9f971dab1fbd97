import type { PrintBlock } from '@tideform/engine';

type PrintedRows = readonly (readonly (readonly PrintBlock[])[])[];

/** Number of empty rows on a blank form. */
const blankRowCount = 6;

/**
 * Creates empty rows for a blank form. Each has the blocks of the first row; without a first row, each cell is a line
 * to write on.
 */
export function createBlankRows(rows: PrintedRows | undefined, columns: readonly string[]): PrintedRows {
  const line: PrintBlock = { kind: 'blank', label: '', room: { lines: 1 } };
  const first = rows?.[0] ?? columns.map(() => [line]);
  return Array.from({ length: blankRowCount }, () => first);
}

/** Returns the indexes of columns that have content in at least one row. */
export function findNonEmptyColumns(rows: PrintedRows, columns: readonly string[]): readonly number[] {
  return columns.map((_, column) => column).filter((column) => rows.some((row) => row[column]?.length));
}

type PrintedTable = Extract<PrintBlock, { kind: 'table' }>;

/** Prints rows as a table without empty columns. */
export function printRowsTable(rows: PrintedRows, columns: readonly string[], caption: string): PrintedTable {
  const nonEmptyColumns = findNonEmptyColumns(rows, columns);
  const header = nonEmptyColumns.map((column) => columns[column] ?? '');
  const cellsOf = (row: (typeof rows)[number]) =>
    nonEmptyColumns.map((column, at) => printCell(row[column] ?? [], header[at] ?? ''));
  const table = { kind: 'table', header, rows: rows.map(cellsOf) } as const;
  return caption ? { ...table, caption } : table;
}

/** Prints a table cell without the field's label, which the column header shows. */
function printCell(blocks: readonly PrintBlock[], head: string): PrintBlock {
  const [only, ...more] = blocks.filter((block) => !(block.kind === 'image' && block.isExtra));
  if (!only) return { kind: 'text', text: '' };
  if (more.length > 0) return { kind: 'group', blocks: [only, ...more] };
  if (only.kind === 'pair') return { kind: 'text', text: only.value };
  if (only.kind === 'blank') return { ...only, label: '' };
  if (only.kind === 'group') return removeColumnLabel(only, head);
  return only.kind === 'table' && only.caption === head
    ? { kind: 'table', header: only.header, rows: only.rows }
    : only;
}

function removeColumnLabel(
  { title, label, ...group }: Extract<PrintBlock, { kind: 'group' }>,
  head: string,
): PrintBlock {
  return { ...group, ...(title && title !== head && { title }), ...(label && label !== head && { label }) };
}
