import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { listItemVersion } from '../resources/version.ts';

/** Lists the versions of a row with their field values, newest first. */
export const listSiteListItemVersions = graphOperation({
  name: 'listSiteListItemVersions',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}/versions',
  query: ['select', 'expand', 'top', 'skiptoken'],
  reply: collection(listItemVersion),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list-versions',
});
