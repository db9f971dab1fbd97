import { graphOperation } from '../operation.ts';
import { column, newColumn } from '../resources/column.ts';

/** Adds a column to a list. 409 `nameAlreadyExists` when the internal name is taken. */
export const createGroupListColumn = graphOperation({
  name: 'createGroupListColumn',
  method: 'POST',
  path: '/groups/{groupId}/sites/root/lists/{listId}/columns',
  body: newColumn,
  reply: column,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-post-columns',
});
