import { graphOperation } from '../operation.ts';
import { list, newList } from '../resources/list.ts';

/**
 * Creates a list, or a document library with template `documentLibrary`. 409 `nameAlreadyExists` if the title is taken.
 */
export const createSiteList = graphOperation({
  name: 'createSiteList',
  method: 'POST',
  path: '/sites/{siteId}/lists',
  body: newList,
  reply: list,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-create',
});
