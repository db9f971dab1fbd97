import { graphOperation } from '../operation.ts';
import { collection } from '../resources/collection.ts';
import { team } from '../resources/team.ts';

/** Lists the teams of the signed-in user. Never paged; accepts no options. */
export const listJoinedTeams = graphOperation({
  name: 'listJoinedTeams',
  method: 'GET',
  path: '/me/joinedTeams',
  reply: collection(team),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-joinedteams',
});
