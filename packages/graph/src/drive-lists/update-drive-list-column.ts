import { graphOperation } from '../operation.ts';
import { column, columnChange } from '../resources/column.ts';

/** Updates a column of a library; its internal name doesn't change. */
export const updateDriveListColumn = graphOperation({
  name: 'updateDriveListColumn',
  method: 'PATCH',
  path: '/drives/{driveId}/list/columns/{columnId}',
  body: columnChange,
  reply: column,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-update',
});
