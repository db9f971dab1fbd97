import { graphOperation } from '../operation.ts';

/** Returns the photo of a team; 404 without one. */
export const getTeamPhoto = graphOperation({
  name: 'getTeamPhoto',
  method: 'GET',
  path: '/teams/{teamId}/photo/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});
