import { graphOperation } from '../operation.ts';
import { column, newColumn } from '../resources/column.ts';

/** Adds a column to a library. 409 `nameAlreadyExists` when the internal name is taken. */
export const createDriveListColumn = graphOperation({
  name: 'createDriveListColumn',
  method: 'POST',
  path: '/drives/{driveId}/list/columns',
  body: newColumn,
  reply: column,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-post-columns',
});
