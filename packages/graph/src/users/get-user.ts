import { graphOperation } from '../operation.ts';
import { user } from '../resources/user.ts';

/** Returns a user by ID or user principal name. */
export const getUser = graphOperation({
  name: 'getUser',
  method: 'GET',
  path: '/users/{userId}',
  query: ['select'],
  reply: user,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-get',
});
