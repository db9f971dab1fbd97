import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { thumbnailSet } from '../resources/drive-item.ts';

/** Lists thumbnails of a file; there may be none. */
export const listThumbnails = graphOperation({
  name: 'listThumbnails',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/thumbnails',
  reply: collection(thumbnailSet),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-thumbnails',
});
