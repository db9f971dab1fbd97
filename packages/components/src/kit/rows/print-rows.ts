import type { PrintBlock } from '@tideform/engine';

type PrintedRows = readonly (readonly (readonly PrintBlock[])[])[];

/** Rows on paper that somebody fills in by hand. */
const rowsToWrite = 6;

/** Rows to fill in by hand, each as the first one is; lines where there is none. */
export function blankRows(rows: PrintedRows | undefined, columns: readonly string[]): PrintedRows {
  const line: PrintBlock = { kind: 'blank', label: '', room: { lines: 1 } };
  const first = rows?.[0] ?? columns.map(() => [line]);
  return Array.from({ length: rowsToWrite }, () => first);
}

/** Indexes of the columns that at least one row shows. */
export function shownColumns(rows: PrintedRows, columns: readonly string[]): readonly number[] {
  return columns.map((_, column) => column).filter((column) => rows.some((row) => row[column]?.length));
}

type PrintedTable = Extract<PrintBlock, { kind: 'table' }>;

/** Rows as a table of the columns that some of them show. */
export function printRowsTable(rows: PrintedRows, columns: readonly string[], caption: string): PrintedTable {
  const shown = shownColumns(rows, columns);
  const header = shown.map((column) => columns[column] ?? '');
  const cellsOf = (row: (typeof rows)[number]) => shown.map((column, at) => cell(row[column] ?? [], header[at] ?? ''));
  const table = { kind: 'table', header, rows: rows.map(cellsOf) } as const;
  return caption ? { ...table, caption } : table;
}

/** What a field says on paper without its label, which the head of the column has. */
function cell(blocks: readonly PrintBlock[], head: string): PrintBlock {
  const [only, ...more] = blocks.filter((block) => !(block.kind === 'image' && block.isExtra));
  if (!only) return { kind: 'text', text: '' };
  if (more.length > 0) return { kind: 'group', blocks: [only, ...more] };
  if (only.kind === 'pair') return { kind: 'text', text: only.value };
  if (only.kind === 'blank') return { ...only, label: '' };
  if (only.kind === 'group') return withoutHead(only, head);
  return only.kind === 'table' && only.caption === head
    ? { kind: 'table', header: only.header, rows: only.rows }
    : only;
}

function withoutHead({ title, label, ...group }: Extract<PrintBlock, { kind: 'group' }>, head: string): PrintBlock {
  return { ...group, ...(title && title !== head && { title }), ...(label && label !== head && { label }) };
}
