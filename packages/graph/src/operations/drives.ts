import { graphOperation } from '../operation.ts';
import { drive, socketSubscription } from '../resources/drive.ts';
import { driveChange } from '../resources/drive-item.ts';
import { changes, collection } from '../resources/envelopes.ts';
import { list } from '../resources/site-list.ts';

/** Returns the list behind a document library. */
export const getDriveList = graphOperation({
  name: 'getDriveList',
  method: 'GET',
  path: '/drives/{driveId}/list',
  query: ['select', 'expand'],
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-get',
});

/** Returns a document library. */
export const getDrive = graphOperation({
  name: 'getDrive',
  method: 'GET',
  path: '/drives/{driveId}',
  query: ['select'],
  reply: drive,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/drive-get',
});

/**
 * Lists the changes of a drive since `token`, as the current state of each item; without `token`, lists every item.
 * Graph responds with 410 `resyncRequired` to an outdated token: start over without it.
 */
export const listDriveChanges = graphOperation({
  name: 'listDriveChanges',
  method: 'GET',
  path: '/drives/{driveId}/root/delta',
  query: ['select', 'expand', 'top', 'token'],
  reply: changes(driveChange),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-delta',
});

/** Lists the document libraries of a group's site. */
export const listGroupDrives = graphOperation({
  name: 'listGroupDrives',
  method: 'GET',
  path: '/groups/{groupId}/drives',
  query: ['select'],
  reply: collection(drive),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/drive-list',
});

/** Lists the document libraries of a site. */
export const listSiteDrives = graphOperation({
  name: 'listSiteDrives',
  method: 'GET',
  path: '/sites/{siteId}/drives',
  query: ['select'],
  reply: collection(drive),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/drive-list',
});

/** Returns a notification socket for changes in the list behind a drive, which are the same as the drive's changes. */
export const getDriveListSocket = graphOperation({
  name: 'getDriveListSocket',
  method: 'GET',
  path: '/drives/{driveId}/list/subscriptions/socketIo',
  reply: socketSubscription,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/subscriptions-socketio',
});

/**
 * Returns a notification socket for changes in a drive. Its events contain no details, so list the changes after an
 * event.
 */
export const getDriveSocket = graphOperation({
  name: 'getDriveSocket',
  method: 'GET',
  path: '/drives/{driveId}/root/subscriptions/socketIo',
  reply: socketSubscription,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/subscriptions-socketio',
});
