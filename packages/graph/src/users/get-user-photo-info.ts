import { graphOperation } from '../operation.ts';
import { photo } from '../resources/photo.ts';

/** What picture a person has: its size and type; 404 when there is none. */
export const getUserPhotoInfo = graphOperation({
  name: 'getUserPhotoInfo',
  method: 'GET',
  path: '/users/{userId}/photo',
  reply: photo,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});
