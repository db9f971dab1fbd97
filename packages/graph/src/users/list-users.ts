import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { user } from '../resources/user.ts';

/**
 * Lists users of the tenant. `search` and `count` are advanced queries: the client sends `ConsistencyLevel: eventual`
 * with them.
 */
export const listUsers = graphOperation({
  name: 'listUsers',
  method: 'GET',
  path: '/users',
  query: ['select', 'filter', 'search', 'orderby', 'top', 'count', 'skiptoken'],
  reply: collection(user),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list',
});
