import { graphOperation } from '../operation.ts';
import { list, listChange } from '../resources/list.ts';

/** Updates title and description of a list, never its `name` or URL. `listId` is the ID or the title. */
export const updateGroupList = graphOperation({
  name: 'updateGroupList',
  method: 'PATCH',
  path: '/groups/{groupId}/sites/root/lists/{listId}',
  body: listChange,
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-update',
});
