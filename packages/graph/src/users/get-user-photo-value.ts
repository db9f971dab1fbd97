import { graphOperation } from '../operation.ts';

/** The picture of a person in the largest size there is; 404 when there is none. */
export const getUserPhotoValue = graphOperation({
  name: 'getUserPhotoValue',
  method: 'GET',
  path: '/users/{userId}/photo/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});
