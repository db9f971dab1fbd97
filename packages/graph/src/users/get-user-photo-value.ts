import { graphOperation } from '../operation.ts';

/** Returns a user's photo in the largest size; 404 without one. */
export const getUserPhotoValue = graphOperation({
  name: 'getUserPhotoValue',
  method: 'GET',
  path: '/users/{userId}/photo/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});
