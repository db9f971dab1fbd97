import { graphOperation } from '../operation.ts';

/** Counts users, as plain text. An advanced query: it needs `ConsistencyLevel: eventual`. */
export const countUsers = graphOperation({
  name: 'countUsers',
  method: 'GET',
  path: '/users/$count',
  query: ['filter', 'search'],
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list',
});
