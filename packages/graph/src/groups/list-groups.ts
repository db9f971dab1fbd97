import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { group } from '../resources/group.ts';

/** Lists the groups of the tenant. `search` and `count` are advanced queries, as for users. */
export const listGroups = graphOperation({
  name: 'listGroups',
  method: 'GET',
  path: '/groups',
  query: ['select', 'filter', 'search', 'orderby', 'top', 'count', 'skiptoken'],
  reply: collection(group),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-list',
});
