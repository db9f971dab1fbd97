import { graphOperation } from '../operation.ts';

/** The picture of a team; 404 when there is none. */
export const getTeamPhoto = graphOperation({
  name: 'getTeamPhoto',
  method: 'GET',
  path: '/teams/{teamId}/photo/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});
