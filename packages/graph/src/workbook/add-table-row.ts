import { graphOperation } from '../operation.ts';
import { newTableRows, tableRow } from '../resources/workbook.ts';

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
