import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { organization } from '../resources/organization.ts';

/** Lists the tenant, as a collection of one. */
export const listOrganizations = graphOperation({
  name: 'listOrganizations',
  method: 'GET',
  path: '/organization',
  query: ['select'],
  reply: collection(organization),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/organization-list',
});
