import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { list } from '../resources/list.ts';

/**
 * Lists the lists of a group's site. System lists are included only if `system` is selected. The drive of a library is
 * included only with `expand: 'drive'` (and must be selected, too, if there is a selection).
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
