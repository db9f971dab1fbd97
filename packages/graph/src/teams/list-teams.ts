import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { team } from '../resources/team.ts';

/** Lists the teams of the tenant that the signed-in user may see. */
export const listTeams = graphOperation({
  name: 'listTeams',
  method: 'GET',
  path: '/teams',
  query: ['select', 'filter', 'top', 'count', 'skiptoken'],
  reply: collection(team),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/teams-list',
});
