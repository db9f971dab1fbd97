import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { tableColumn } from '../resources/workbook.ts';

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
