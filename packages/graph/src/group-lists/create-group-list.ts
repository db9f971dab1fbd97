import { graphOperation } from '../operation.ts';
import { list, newList } from '../resources/list.ts';

/** Creates a list or document library. 409 `nameAlreadyExists` if the title is taken. */
export const createGroupList = graphOperation({
  name: 'createGroupList',
  method: 'POST',
  path: '/groups/{groupId}/sites/root/lists',
  body: newList,
  reply: list,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-create',
});
