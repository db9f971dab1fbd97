import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { listItemVersion } from '../resources/version.ts';

/** Lists the versions of a row with their field values, newest first. */
export const listListItemVersions = graphOperation({
  name: 'listListItemVersions',
  method: 'GET',
  path: '/drives/{driveId}/list/items/{listItemId}/versions',
  query: ['select', 'expand', 'top', 'skiptoken'],
  reply: collection(listItemVersion),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list-versions',
});
