import { graphOperation } from '../operation.ts';
import { collection } from '../resources/envelopes.ts';
import { channel, team } from '../resources/team.ts';

/** Returns the photo of a team; 404 without one. */
export const getTeamPhoto = graphOperation({
  name: 'getTeamPhoto',
  method: 'GET',
  path: '/teams/{teamId}/photo/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});

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

/** Lists the channels of a team, in one page. */
export const listChannels = graphOperation({
  name: 'listChannels',
  method: 'GET',
  path: '/teams/{teamId}/channels',
  query: ['select', 'filter'],
  reply: collection(channel),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/channel-list',
});

/** Lists the teams of the signed-in user. Never paged; accepts no options. */
export const listJoinedTeams = graphOperation({
  name: 'listJoinedTeams',
  method: 'GET',
  path: '/me/joinedTeams',
  reply: collection(team),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-joinedteams',
});

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
