import { graphOperation } from '../operation.ts';
import { user } from '../resources/user.ts';

/** Returns the signed-in user. */
export const getMe = graphOperation({
  name: 'getMe',
  method: 'GET',
  path: '/me',
  query: ['select'],
  reply: user,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-get',
});
