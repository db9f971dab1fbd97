import { graphOperation } from '../operation.ts';
import { changes } from '../resources/collection.ts';
import { listItemChange } from '../resources/list-item.ts';

/** Lists the changes of a list in a group's site since `token`. */
export const listGroupListItemChanges = graphOperation({
  name: 'listGroupListItemChanges',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists/{listId}/items/delta',
  query: ['select', 'expand', 'top', 'token'],
  reply: changes(listItemChange),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-delta',
});
