import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { list } from '../resources/list.ts';

/** Lists of the site of a group. System lists come only when `system` is selected; the drive of a library only with `expand: 'drive'` (and selected, where a selection is given). */
export const listGroupLists = graphOperation({
  name: 'listGroupLists',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists',
  query: ['select', 'expand', 'filter', 'top', 'skiptoken'],
  reply: collection(list),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list',
});
