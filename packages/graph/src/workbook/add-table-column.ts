import { graphOperation } from '../operation.ts';
import { newTableColumn, tableColumn } from '../resources/workbook.ts';

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
