import { operations } from '@tideform/graph';
import { requireGranted } from '../../library/access/access-store.ts';
import { requireUnlocked } from '../../library/items/preconditions.ts';
import type { CellValue, WorkbookTable } from '../../workbook/workbook.ts';
import { selectProperties } from '../answer/select.ts';
import {
  created,
  type GraphCall,
  type GraphContext,
  type GraphResponse,
  implement,
  noContent,
  ok,
} from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';
import {
  openItemWorkbook,
  requireNamed,
  requireSession,
  requireSheet,
  requireTable,
  SESSION_SEAL,
  type SealedSession,
  workbookRefusals,
} from './open-item-workbook.ts';

function describeTable(table: WorkbookTable): Record<string, unknown> {
  const { id, name, legacyId, style, hasHeaders, hasTotals, hasFilterButton } = table;
  return {
    id,
    name,
    legacyId,
    showHeaders: hasHeaders,
    showTotals: hasTotals,
    style: style.name,
    highlightFirstColumn: style.highlightsFirstColumn,
    highlightLastColumn: style.highlightsLastColumn,
    showBandedRows: style.bandsRows,
    showBandedColumns: style.bandsColumns,
    showFilterButton: hasFilterButton,
  };
}

/** Describes a column with the values of all its rows, including the header. */
function describeColumn(table: WorkbookTable, index: number): Record<string, unknown> {
  const { id, name } = table.columns[index]!;
  return { id, name, index, values: table.values.map((row) => [row[index]]) };
}

/** Returns the rows of a table between header and totals. */
function getBodyRows({ values, hasHeaders, hasTotals }: WorkbookTable): readonly (readonly CellValue[])[] {
  return values.slice(hasHeaders ? 1 : 0, hasTotals ? -1 : undefined);
}

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

// NOTE: workbooks are read-only, because editing arbitrary Excel files without damaging them isn't feasible here.
export const addTable = implement(operations.addTable, refuseWrite);
export const addTableColumn = implement(operations.addTableColumn, refuseWrite);
export const addTableRow = implement(operations.addTableRow, refuseWrite);
export const addTableRows = implement(operations.addTableRows, refuseWrite);
export const deleteTableRow = implement(operations.deleteTableRow, refuseWrite);

async function refuseWrite(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<never> {
  const { item, access } = await openItem(call, context);
  await requireGranted(access, item, 'write');
  requireUnlocked(item, call.actor);
  throw workbookRefusals.notImplemented();
}

const SESSION_MS = 7 * 60_000;

/**
 * Creates a workbook session. Its ID only identifies the caller and the file; the workbook cache works without
 * sessions.
 */
export const createWorkbookSession = implement(operations.createWorkbookSession, async (call, context) => {
  const { item, access } = await openItem(call, context);
  const persistChanges = call.body.persistChanges ?? false;
  if (persistChanges) await requireGranted(access, item, 'write');
  const session: SealedSession = { itemId: item.id, personId: call.actor.personId };
  const id = context.signer.seal(SESSION_SEAL, session, new Date(context.now().getTime() + SESSION_MS));
  return created({ id, persistChanges });
});

export const refreshWorkbookSession = implement(operations.refreshWorkbookSession, requireCurrentSession);
export const closeWorkbookSession = implement(operations.closeWorkbookSession, requireCurrentSession);

async function requireCurrentSession(
  call: GraphCall<'driveId', unknown>,
  context: GraphContext,
): Promise<GraphResponse> {
  const { item } = await openItem(call, context);
  requireSession(call, context, item.id);
  return noContent;
}
