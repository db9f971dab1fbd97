import { graphOperation } from '../operation.ts';
import { list, listChange } from '../resources/list.ts';

/** Updates title and description of a list, never its `name` or URL. */
export const updateSiteList = graphOperation({
  name: 'updateSiteList',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}',
  body: listChange,
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-update',
});
