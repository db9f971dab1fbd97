import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { list } from '../resources/list.ts';

/**
 * Lists the lists of a group's site. System lists only if `system` is selected; the drive of a library only with
 * `expand: 'drive'` (and selected, if there is a selection).
 */
export const listGroupLists = graphOperation({
  name: 'listGroupLists',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists',
  query: ['select', 'expand', 'filter', 'top', 'skiptoken'],
  reply: collection(list),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list',
});
