import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { driveItemVersion } from '../resources/version.ts';

/** Lists the versions of a file, newest first, beginning with the current one. */
export const listItemVersions = graphOperation({
  name: 'listItemVersions',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/versions',
  query: ['select', 'top', 'skiptoken'],
  reply: collection(driveItemVersion),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-versions',
});
