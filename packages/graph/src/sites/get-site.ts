import { graphOperation } from '../operation.ts';
import { site } from '../resources/site.ts';

/** Returns a site. `siteId` is `hostname,collection,site`, or `root` for the root site of the organization. */
export const getSite = graphOperation({
  name: 'getSite',
  method: 'GET',
  path: '/sites/{siteId}',
  query: ['select'],
  reply: site,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/site-get',
});
