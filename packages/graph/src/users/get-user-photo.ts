import { graphOperation } from '../operation.ts';

/**
 * Returns a user's photo. `size` is `48x48`, `64x64`, `96x96`, `120x120`, `240x240`, `360x360`, `432x432`, `504x504` or
 * `648x648`; 404 without one.
 */
export const getUserPhoto = graphOperation({
  name: 'getUserPhoto',
  method: 'GET',
  path: '/users/{userId}/photos/{size}/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});
