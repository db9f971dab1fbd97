import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { worksheet } from '../resources/workbook.ts';

/** Lists the sheets of a workbook, in their order. */
export const listWorksheets = graphOperation({
  name: 'listWorksheets',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/worksheets',
  query: ['select'],
  reply: collection(worksheet),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/workbook-list-worksheets',
});
