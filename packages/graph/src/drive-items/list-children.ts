import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { driveItem } from '../resources/drive-item.ts';

/** Lists the children of a folder. Pages aren't a snapshot: use changes for a complete list. */
export const listChildren = graphOperation({
  name: 'listChildren',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/children',
  query: ['select', 'expand', 'orderby', 'top', 'skiptoken'],
  reply: collection(driveItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-children',
});
