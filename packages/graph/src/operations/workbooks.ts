import { graphOperation } from '../operation.ts';
import { collection } from '../resources/envelopes.ts';
import {
  newTable,
  newTableColumn,
  newTableRows,
  newWorkbookSession,
  tableColumn,
  tableRow,
  workbookSession,
  workbookTable,
  worksheet,
} from '../resources/workbook.ts';

/** Adds a column to a table. */
export const addTableColumn = graphOperation({
  name: 'addTableColumn',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/columns',
  body: newTableColumn,
  reply: tableColumn,
  statuses: [201],
  docs: 'https://learn.microsoft.com/graph/api/table-post-columns',
});

/** Adds rows to a table; at its end if `index` is null. */
export const addTableRow = graphOperation({
  name: 'addTableRow',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/rows',
  body: newTableRows,
  reply: tableRow,
  statuses: [201],
  docs: 'https://learn.microsoft.com/graph/api/table-post-rows',
});

/** Adds rows to a table; at its end if `index` is null. */
export const addTableRows = graphOperation({
  name: 'addTableRows',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/rows/add',
  body: newTableRows,
  reply: tableRow,
  statuses: [201],
  docs: 'https://learn.microsoft.com/graph/api/tablerowcollection-add',
});

/** Creates a table from a range of cells. */
export const addTable = graphOperation({
  name: 'addTable',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/add',
  body: newTable,
  reply: workbookTable,
  statuses: [201],
  docs: 'https://learn.microsoft.com/graph/api/tablecollection-add',
});

/** Closes the session in the header `workbook-session-id`. */
export const closeWorkbookSession = graphOperation({
  name: 'closeWorkbookSession',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/closeSession',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/workbook-closesession',
});

/** Creates a workbook session for several calls, which then send the header `workbook-session-id`. */
export const createWorkbookSession = graphOperation({
  name: 'createWorkbookSession',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/createSession',
  body: newWorkbookSession,
  reply: workbookSession,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/workbook-createsession',
});

/** Deletes a row of a table; rows count from 0, below the header. */
export const deleteTableRow = graphOperation({
  name: 'deleteTableRow',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/rows/itemAt(index={index})',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/tablerow-delete',
});

/** Returns a column of a table by ID or name. */
export const getTableColumn = graphOperation({
  name: 'getTableColumn',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/columns/{columnId}',
  query: ['select'],
  reply: tableColumn,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/tablecolumn-get',
});

/** Returns a table by ID or name. */
export const getWorkbookTable = graphOperation({
  name: 'getWorkbookTable',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}',
  query: ['select'],
  reply: workbookTable,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/table-get',
});

/** Returns a sheet by ID or name. */
export const getWorksheet = graphOperation({
  name: 'getWorksheet',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/worksheets/{worksheetId}',
  query: ['select'],
  reply: worksheet,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/worksheet-get',
});

/** Lists the columns of a table with their values, the first of which is the header. */
export const listTableColumns = graphOperation({
  name: 'listTableColumns',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/columns',
  query: ['select', 'top', 'skip'],
  reply: collection(tableColumn),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/table-list-columns',
});

/** Lists the rows of a table, without header and totals. */
export const listTableRows = graphOperation({
  name: 'listTableRows',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/rows',
  query: ['top', 'skip'],
  reply: collection(tableRow),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/table-list-rows',
});

/** Lists the tables of all sheets of a workbook. */
export const listWorkbookTables = graphOperation({
  name: 'listWorkbookTables',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables',
  query: ['select'],
  reply: collection(workbookTable),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/workbook-list-tables',
});

/** Lists the tables of a sheet by its ID or name. */
export const listWorksheetTables = graphOperation({
  name: 'listWorksheetTables',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/worksheets/{worksheetId}/tables',
  query: ['select'],
  reply: collection(workbookTable),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/worksheet-list-tables',
});

/** Lists the sheets of a workbook, in their order. */
export const listWorksheets = graphOperation({
  name: 'listWorksheets',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/worksheets',
  query: ['select'],
  reply: collection(worksheet),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/workbook-list-worksheets',
});

/** Keeps the session in the header `workbook-session-id` alive. */
export const refreshWorkbookSession = graphOperation({
  name: 'refreshWorkbookSession',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/refreshSession',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/workbook-refreshsession',
});
