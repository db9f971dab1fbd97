import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { tableColumn } from '../resources/workbook.ts';

/** The columns of a table with their values, of which the first is the header. */
export const listTableColumns = graphOperation({
  name: 'listTableColumns',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/columns',
  query: ['select', 'top', 'skip'],
  reply: collection(tableColumn),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/table-list-columns',
});
