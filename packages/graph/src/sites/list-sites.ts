import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { site } from '../resources/site.ts';

/** Sites that the caller may see, found by the beginnings of the words of their title or name: `search` is plain text, no clauses. */
export const listSites = graphOperation({
  name: 'listSites',
  method: 'GET',
  path: '/sites',
  query: ['search', 'select', 'top', 'skiptoken'],
  reply: collection(site),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/site-search',
});
