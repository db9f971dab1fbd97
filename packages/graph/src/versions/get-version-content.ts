import { graphOperation } from '../operation.ts';

/** Returns the content of an older version. The current one is rejected (400): read the item instead. */
export const getVersionContent = graphOperation({
  name: 'getVersionContent',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}/content',
  reply: 'bytes',
  statuses: [200, 206, 302],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-get-contents',
});
