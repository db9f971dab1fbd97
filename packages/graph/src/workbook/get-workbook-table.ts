import { graphOperation } from '../operation.ts';
import { workbookTable } from '../resources/workbook.ts';

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
