import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { workbookTable } from '../resources/workbook.ts';

/** Lists the tables of a sheet by its ID or name. */
export const listWorksheetTables = graphOperation({
  name: 'listWorksheetTables',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/worksheets/{worksheetId}/tables',
  query: ['select'],
  reply: collection(workbookTable),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/worksheet-list-tables',
});
