import { graphOperation } from '../operation.ts';
import { listItem, newListItem } from '../resources/list-item.ts';

/** Adds a row to a list. Libraries reject it (400): upload files instead. */
export const createSiteListItem = graphOperation({
  name: 'createSiteListItem',
  method: 'POST',
  path: '/sites/{siteId}/lists/{listId}/items',
  body: newListItem,
  reply: listItem,
  statuses: [201],
  docs: 'https://learn.microsoft.com/graph/api/listitem-create',
});
