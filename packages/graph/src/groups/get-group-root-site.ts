import { graphOperation } from '../operation.ts';
import { site } from '../resources/site.ts';

/** Returns the site of a group, with its lists and libraries. */
export const getGroupRootSite = graphOperation({
  name: 'getGroupRootSite',
  method: 'GET',
  path: '/groups/{groupId}/sites/root',
  query: ['select'],
  reply: site,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/site-get',
});
