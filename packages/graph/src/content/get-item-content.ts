import { graphOperation } from '../operation.ts';

/**
 * Returns the content of a file. Graph redirects (302) to a pre-authenticated URL, which browsers can't follow with a
 * token: use `@microsoft.graph.downloadUrl` there.
 */
export const getItemContent = graphOperation({
  name: 'getItemContent',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/content',
  reply: 'bytes',
  statuses: [200, 206, 302],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get-content',
});
