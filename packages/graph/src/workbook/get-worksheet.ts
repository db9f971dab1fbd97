import { graphOperation } from '../operation.ts';
import { worksheet } from '../resources/workbook.ts';

/** Returns a sheet by ID or name. */
export const getWorksheet = graphOperation({
  name: 'getWorksheet',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/workbook/worksheets/{worksheetId}',
  query: ['select'],
  reply: worksheet,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/worksheet-get',
});
