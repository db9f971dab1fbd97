import type { PrintAnswer, PrintBlock } from '@tideform/engine';
import { countColumns, getFirstCells, hasHeader, type TableProps } from './table.ts';

/** Prints a table if it has column headers, otherwise rows of cells side by side. Empty rows are dropped. */
export const printTable: PrintAnswer<TableProps, never> = ({ props, slots }) => {
  const columns = Array.from({ length: countColumns(props) }, (_, column) => column);
  const rows = getFirstCells(props)
    .map((first, row) => columns.map((column) => (column < props.rows[row]! ? (slots[first + column] ?? []) : [])))
    .filter((row) => row.some((blocks) => blocks.length > 0))
    .map((row) => row.map((blocks): PrintBlock => ({ kind: 'group', blocks })));
  if (rows.length === 0) return [];
  const title = props.caption.trim();
  if (!hasHeader(props)) {
    const blocks = rows.map((row): PrintBlock => ({ kind: 'group', columns: columns.map(() => 1), blocks: row }));
    return [title ? { kind: 'group', title, blocks } : { kind: 'group', blocks }];
  }
  const header = columns.map((column) => props.header[column] ?? '');
  return [title ? { kind: 'table', caption: title, header, rows } : { kind: 'table', header, rows }];
};
