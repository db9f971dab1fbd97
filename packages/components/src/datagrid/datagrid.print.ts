import type { PrintAnswer, PrintBlock } from '@tideform/engine';
import { blankRows, printRowsTable } from '../kit/rows/print-rows.ts';
import type { DatagridProps, DatagridValue } from './datagrid.ts';
import { type GivenRows, givenRows, rowName } from './given-rows.ts';
import { groupOf, rowGroups } from './row-groups.ts';

type Rows = readonly (readonly (readonly PrintBlock[])[])[];

/** A table of the columns that at least one row shows; a table for each group. Nothing answered: the label and a dash. */
export const printDatagrid: PrintAnswer<DatagridProps, DatagridValue> = (answer) => {
  const { props, value, label, isBlank } = answer;
  const given = givenRows(props);
  const groups = rowGroups(props);
  const isFree = !given && groups.length === 0;
  const rows = isBlank && isFree ? blankRows(answer.rows, props.components) : (answer.rows ?? []);
  if (rows.length === 0) return [{ kind: 'pair', label, value: Array.isArray(value) ? '' : String(value ?? '') }];
  const named = given ? withNames(rows, given, Array.isArray(value) ? value : []) : rows;
  const columns = given ? [given.label, ...props.components] : props.components;
  const title = props.hideLabel ? '' : label;
  if (groups.length === 0) return [printRowsTable(named, columns, title)];
  const { header, rows: widthsOf } = printRowsTable(named, columns, '');
  const blocks = groups.map((group): PrintBlock => {
    const own = widthsOf.filter((_, index) => groupOf(groups, index) === group);
    return { kind: 'table', ...(group.label && { caption: group.label }), header, rows: own, widthsOf };
  });
  return [{ kind: 'group', ...(title && { label: title }), blocks }];
};

function withNames(rows: Rows, given: GivenRows, answer: readonly unknown[]): Rows {
  return rows.map((row, index) => [[{ kind: 'text', text: rowName(given, index, answer[index]) }], ...row]);
}
