import { operations } from '@tideform/graph';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { describeTable } from './describe-workbook.ts';
import { openItemWorkbook, requireSheet, requireTable } from './open-item-workbook.ts';

export const listWorksheets = implement(operations.listWorksheets, async (call, context) => {
  const { sheets } = await openItemWorkbook(call, context);
  return ok({ value: sheets.map((sheet) => selectProperties({ ...sheet }, call.query)) });
});

export const getWorksheet = implement(operations.getWorksheet, async (call, context) => {
  const sheet = requireSheet(await openItemWorkbook(call, context), call.params.worksheetId);
  return ok(selectProperties({ ...sheet }, call.query));
});

export const listWorkbookTables = implement(operations.listWorkbookTables, async (call, context) => {
  const { tables } = await openItemWorkbook(call, context);
  return ok({ value: tables.map((table) => selectProperties(describeTable(table), call.query)) });
});

export const listWorksheetTables = implement(operations.listWorksheetTables, async (call, context) => {
  const workbook = await openItemWorkbook(call, context);
  const sheet = requireSheet(workbook, call.params.worksheetId);
  const tables = workbook.tables.filter(({ sheetId }) => sheetId === sheet.id);
  return ok({ value: tables.map((table) => selectProperties(describeTable(table), call.query)) });
});

export const getWorkbookTable = implement(operations.getWorkbookTable, async (call, context) => {
  const table = requireTable(await openItemWorkbook(call, context), call.params.tableId);
  return ok(selectProperties(describeTable(table), call.query));
});
