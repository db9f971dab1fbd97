import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { list } from '../resources/list.ts';

/**
 * Lists the lists of a site that the caller may see. System lists only if `system` is selected; the drive of a library
 * only with `expand: 'drive'` (and selected, if there is a selection).
 */
export const listSiteLists = graphOperation({
  name: 'listSiteLists',
  method: 'GET',
  path: '/sites/{siteId}/lists',
  query: ['select', 'expand', 'filter', 'top', 'skiptoken'],
  reply: collection(list),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list',
});
