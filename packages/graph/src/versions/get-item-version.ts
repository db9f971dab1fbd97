import { graphOperation } from '../operation.ts';
import { driveItemVersion } from '../resources/version.ts';

/** Returns one version of a file. */
export const getItemVersion = graphOperation({
  name: 'getItemVersion',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}',
  query: ['select'],
  reply: driveItemVersion,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-get',
});
