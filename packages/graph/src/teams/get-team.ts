import { graphOperation } from '../operation.ts';
import { team } from '../resources/team.ts';

/** Returns a team. Its ID is the ID of its group. */
export const getTeam = graphOperation({
  name: 'getTeam',
  method: 'GET',
  path: '/teams/{teamId}',
  query: ['select'],
  reply: team,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/team-get',
});
