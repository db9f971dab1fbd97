import { graphOperation } from '../operation.ts';
import { newTable, workbookTable } from '../resources/workbook.ts';

/** Creates a table from a range of cells. */
export const addTable = graphOperation({
  name: 'addTable',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/add',
  body: newTable,
  reply: workbookTable,
  statuses: [201],
  docs: 'https://learn.microsoft.com/graph/api/tablecollection-add',
});
