import { graphOperation } from '../operation.ts';
import { directoryObject, group } from '../resources/directory.ts';
import { collection } from '../resources/envelopes.ts';
import { site } from '../resources/site-list.ts';

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

/** Returns the site of a group, with its lists and libraries. */
export const getGroupRootSite = graphOperation({
  name: 'getGroupRootSite',
  method: 'GET',
  path: '/groups/{groupId}/sites/root',
  query: ['select'],
  reply: site,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/site-get',
});

/** Returns a group. */
export const getGroup = graphOperation({
  name: 'getGroup',
  method: 'GET',
  path: '/groups/{groupId}',
  query: ['select'],
  reply: group,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-get',
});

/** Lists the direct members of a group, including owners who are members. */
export const listGroupMembers = graphOperation({
  name: 'listGroupMembers',
  method: 'GET',
  path: '/groups/{groupId}/members',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-list-members',
});

/** Lists the owners of a group. */
export const listGroupOwners = graphOperation({
  name: 'listGroupOwners',
  method: 'GET',
  path: '/groups/{groupId}/owners',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-list-owners',
});

/** Lists the groups of the tenant. `search` and `count` are advanced queries, as for users. */
export const listGroups = graphOperation({
  name: 'listGroups',
  method: 'GET',
  path: '/groups',
  query: ['select', 'filter', 'search', 'orderby', 'top', 'count', 'skiptoken'],
  reply: collection(group),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/group-list',
});
