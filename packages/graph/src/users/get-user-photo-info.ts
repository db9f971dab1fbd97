import { graphOperation } from '../operation.ts';
import { photo } from '../resources/photo.ts';

/** Returns the metadata of a user's photo: its size and type; 404 without one. */
export const getUserPhotoInfo = graphOperation({
  name: 'getUserPhotoInfo',
  method: 'GET',
  path: '/users/{userId}/photo',
  reply: photo,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});
