import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { tableRow } from '../resources/workbook.ts';

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
