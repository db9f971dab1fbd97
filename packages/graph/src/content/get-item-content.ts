import { graphOperation } from '../operation.ts';

/** Content of a file. Graph answers 302 to a pre-authenticated address, which a browser cannot follow with a token: read `@microsoft.graph.downloadUrl` there. */
export const getItemContent = graphOperation({
  name: 'getItemContent',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/content',
  reply: 'bytes',
  statuses: [200, 206, 302],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get-content',
});
