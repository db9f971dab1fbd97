import { graphOperation } from '../operation.ts';
import { newTableRows, tableRow } from '../resources/workbook.ts';

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
