import { graphOperation } from '../operation.ts';
import { organization } from '../resources/organization.ts';

/** Returns the tenant. */
export const getOrganization = graphOperation({
  name: 'getOrganization',
  method: 'GET',
  path: '/organization/{organizationId}',
  query: ['select'],
  reply: organization,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/organization-get',
});
