import { graphOperation } from '../operation.ts';
import { tableColumn } from '../resources/workbook.ts';

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
