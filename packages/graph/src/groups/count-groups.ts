import { graphOperation } from '../operation.ts';

/** Counts groups, as plain text. An advanced query: it needs `ConsistencyLevel: eventual`. */
export const countGroups = graphOperation({
  name: 'countGroups',
  method: 'GET',
  path: '/groups/$count',
  query: ['filter', 'search'],
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-list',
});
