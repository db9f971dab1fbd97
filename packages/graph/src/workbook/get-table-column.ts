import { graphOperation } from '../operation.ts';
import { tableColumn } from '../resources/workbook.ts';

/** A column of a table by id or name. */
export const getTableColumn = graphOperation({
  name: 'getTableColumn',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/columns/{columnId}',
  query: ['select'],
  reply: tableColumn,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/tablecolumn-get',
});
