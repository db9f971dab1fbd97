import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { workbookTable } from '../resources/workbook.ts';

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
