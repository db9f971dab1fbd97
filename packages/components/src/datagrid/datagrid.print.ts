import type { PrintAnswer, PrintBlock } from '@tideform/engine';
import type { DatagridProps, DatagridValue } from './datagrid.ts';

/** A table of the columns that at least one row shows. Nothing answered: the label and a dash. */
export const printDatagrid: PrintAnswer<DatagridProps, DatagridValue> = ({ props, value, label, rows = [] }) => {
  if (rows.length === 0) return [{ kind: 'pair', label, value: Array.isArray(value) ? '' : String(value ?? '') }];
  const shown = props.components.map((_, column) => column).filter((column) => rows.some((row) => row[column]?.length));
  const header = shown.map((column) => props.components[column] ?? '');
  const cellsOf = (row: (typeof rows)[number]) => shown.map((column, at) => cell(row[column] ?? [], header[at] ?? ''));
  const table = { kind: 'table', header, rows: rows.map(cellsOf) } as const;
  return [props.hideLabel || !label ? table : { ...table, caption: label }];
};

/** What a field says on paper without its label, which the head of the column has. */
function cell(blocks: readonly PrintBlock[], head: string): PrintBlock {
  const [only] = blocks;
  if (!only) return { kind: 'text', text: '' };
  if (blocks.length > 1) return { kind: 'group', blocks };
  if (only.kind === 'pair') return { kind: 'text', text: only.value };
  if (only.kind === 'group') return withoutHead(only, head);
  return only.kind === 'table' && only.caption === head
    ? { kind: 'table', header: only.header, rows: only.rows }
    : only;
}

function withoutHead({ title, label, ...group }: Extract<PrintBlock, { kind: 'group' }>, head: string): PrintBlock {
  return { ...group, ...(title && title !== head && { title }), ...(label && label !== head && { label }) };
}
