import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { site } from '../resources/site.ts';

/**
 * Lists sites that the caller may see, by the start of words in their title or name: `search` is plain text without
 * clauses.
 */
export const listSites = graphOperation({
  name: 'listSites',
  method: 'GET',
  path: '/sites',
  query: ['search', 'select', 'top', 'skiptoken'],
  reply: collection(site),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/site-search',
});
