import type { PrintAnswer, PrintBlock } from '@tideform/engine';
import type { DatagridProps, DatagridValue } from './datagrid.ts';

/** A table of the columns that at least one row shows. Nothing answered: the label and a dash. */
export const printDatagrid: PrintAnswer<DatagridProps, DatagridValue> = ({ props, value, label, rows = [] }) => {
  if (rows.length === 0) return [{ kind: 'pair', label, value: Array.isArray(value) ? '' : String(value ?? '') }];
  const shown = props.components.map((_, column) => column).filter((column) => rows.some((row) => row[column]?.length));
  const table = {
    kind: 'table',
    header: shown.map((column) => props.components[column] ?? ''),
    rows: rows.map((row) => shown.map((column) => cell(row[column] ?? []))),
  } as const;
  return [props.hideLabel || !label ? table : { ...table, caption: label }];
};

/** What a field says on paper without its label, which the head of the column has. */
function cell(blocks: readonly PrintBlock[]): PrintBlock {
  const [only] = blocks;
  if (!only) return { kind: 'text', text: '' };
  if (blocks.length > 1) return { kind: 'group', blocks };
  return only.kind === 'pair' ? { kind: 'text', text: only.value } : only;
}
