import { graphOperation } from '../operation.ts';
import { directoryObject, organization, photo, user } from '../resources/directory.ts';
import { collection } from '../resources/envelopes.ts';

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

/** Returns the metadata of a user's photo: its size and type; 404 without one. */
export const getUserPhotoInfo = graphOperation({
  name: 'getUserPhotoInfo',
  method: 'GET',
  path: '/users/{userId}/photo',
  reply: photo,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});

/** Returns a user's photo in the largest size; 404 without one. */
export const getUserPhotoValue = graphOperation({
  name: 'getUserPhotoValue',
  method: 'GET',
  path: '/users/{userId}/photo/$value',
  reply: 'bytes',
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/profilephoto-get',
});

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

/**
 * Lists groups, directory roles and administrative units of which the signed-in user is a direct member; `@odata.type`
 * is their type.
 */
export const listMemberOf = graphOperation({
  name: 'listMemberOf',
  method: 'GET',
  path: '/me/memberOf',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-memberof',
});

/**
 * Lists groups and other objects that the signed-in user owns; `@odata.type` is their type. Needs only User.Read, while
 * a group's list of owners needs admin consent.
 */
export const listOwnedObjects = graphOperation({
  name: 'listOwnedObjects',
  method: 'GET',
  path: '/me/ownedObjects',
  query: ['select', 'top', 'count', 'skiptoken'],
  reply: collection(directoryObject),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list-ownedobjects',
});

/**
 * Lists users of the tenant. `search` and `count` are advanced queries: the client sends `ConsistencyLevel: eventual`
 * with them.
 */
export const listUsers = graphOperation({
  name: 'listUsers',
  method: 'GET',
  path: '/users',
  query: ['select', 'filter', 'search', 'orderby', 'top', 'count', 'skiptoken'],
  reply: collection(user),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/user-list',
});

/** Returns the tenant. */
export const getOrganization = graphOperation({
  name: 'getOrganization',
  method: 'GET',
  path: '/organization/{organizationId}',
  query: ['select'],
  reply: organization,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/organization-get',
});

/** Lists the tenant, as a collection of one. */
export const listOrganizations = graphOperation({
  name: 'listOrganizations',
  method: 'GET',
  path: '/organization',
  query: ['select'],
  reply: collection(organization),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/organization-list',
});
