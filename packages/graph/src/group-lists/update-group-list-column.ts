import { graphOperation } from '../operation.ts';
import { column, columnChange } from '../resources/column.ts';

/** Updates a column of a list; its internal name doesn't change. */
export const updateGroupListColumn = graphOperation({
  name: 'updateGroupListColumn',
  method: 'PATCH',
  path: '/groups/{groupId}/sites/root/lists/{listId}/columns/{columnId}',
  body: columnChange,
  reply: column,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-update',
});
