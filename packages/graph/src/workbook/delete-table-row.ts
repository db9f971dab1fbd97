import { graphOperation } from '../operation.ts';

/** Deletes a row of a table; rows count from 0, below the header. */
export const deleteTableRow = graphOperation({
  name: 'deleteTableRow',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}/workbook/tables/{tableId}/rows/itemAt(index={index})',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/tablerow-delete',
});
