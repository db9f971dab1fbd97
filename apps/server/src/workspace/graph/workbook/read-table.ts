import { operations } from '@tideform/graph';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { describeColumn, getBodyRows } from './describe-workbook.ts';
import { openItemWorkbook, requireNamed, requireTable } from './open-item-workbook.ts';

export const listTableColumns = implement(operations.listTableColumns, async (call, context) => {
  const table = requireTable(await openItemWorkbook(call, context), call.params.tableId);
  const { from, to } = getPageBounds(call.query);
  const columns = table.columns.map((_, index) => index).slice(from, to);
  return ok({ value: columns.map((index) => selectProperties(describeColumn(table, index), call.query)) });
});

export const getTableColumn = implement(operations.getTableColumn, async (call, context) => {
  const table = requireTable(await openItemWorkbook(call, context), call.params.tableId);
  const column = requireNamed(table.columns, call.params.columnId);
  return ok(selectProperties(describeColumn(table, table.columns.indexOf(column)), call.query));
});

export const listTableRows = implement(operations.listTableRows, async (call, context) => {
  const table = requireTable(await openItemWorkbook(call, context), call.params.tableId);
  const { from, to } = getPageBounds(call.query);
  const rows = getBodyRows(table).slice(from, to);
  return ok({ value: rows.map((values, at) => selectProperties({ index: from + at, values: [values] }, call.query)) });
});

function getPageBounds({ top, skip = 0 }: { readonly top?: number; readonly skip?: number }) {
  return { from: skip, to: top === undefined ? undefined : skip + top };
}
