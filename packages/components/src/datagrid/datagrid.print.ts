import type { PrintAnswer, PrintBlock } from '@tideform/engine';
import { createBlankRows, printRowsTable } from '../kit/rows/print-rows.ts';
import type { DatagridProps, DatagridValue } from './datagrid.ts';
import { type FixedRows, findGroup, getFixedRows, getRowName, rowGroups } from './grid-rows.ts';

type PrintedRows = readonly (readonly (readonly PrintBlock[])[])[];

/**
 * Prints the rows as a table without empty columns, or as one table per row group. Without rows, prints the label with
 * an empty value.
 */
export const printDatagrid: PrintAnswer<DatagridProps, DatagridValue> = (answer) => {
  const { props, value, label, isBlank } = answer;
  const fixedRows = getFixedRows(props);
  const groups = rowGroups(props);
  const isFree = !fixedRows && groups.length === 0;
  const rows = isBlank && isFree ? createBlankRows(answer.rows, props.components) : (answer.rows ?? []);
  if (rows.length === 0) return [{ kind: 'pair', label, value: Array.isArray(value) ? '' : String(value ?? '') }];
  const named = fixedRows ? prependRowNames(rows, fixedRows, Array.isArray(value) ? value : []) : rows;
  const columns = fixedRows ? [fixedRows.label, ...props.components] : props.components;
  const title = props.hideLabel ? '' : label;
  if (groups.length === 0) return [printRowsTable(named, columns, title)];
  const { header, rows: widthsOf } = printRowsTable(named, columns, '');
  const blocks = groups.map((group): PrintBlock => {
    const own = widthsOf.filter((_, index) => findGroup(groups, index) === group);
    return { kind: 'table', ...(group.label && { caption: group.label }), header, rows: own, widthsOf };
  });
  return [{ kind: 'group', ...(title && { label: title }), blocks }];
};

function prependRowNames(rows: PrintedRows, fixedRows: FixedRows, answer: readonly unknown[]): PrintedRows {
  return rows.map((row, index) => [[{ kind: 'text', text: getRowName(fixedRows, index, answer[index]) }], ...row]);
}
