import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { list } from '../resources/list.ts';

/**
 * Lists the lists of a site that the caller may see. System lists are included only if `system` is selected. The drive
 * of a library is included only with `expand: 'drive'` (and must be selected, too, if there is a selection).
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
