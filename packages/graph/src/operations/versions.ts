import { graphOperation } from '../operation.ts';
import { collection } from '../resources/envelopes.ts';
import { checkInRequest, driveItemVersion, listItemVersion } from '../resources/list-item.ts';

/** Deletes an older version; the current one is rejected (400). */
export const deleteItemVersion = graphOperation({
  name: 'deleteItemVersion',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-delete',
});

/** Returns one version of a file. */
export const getItemVersion = graphOperation({
  name: 'getItemVersion',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}',
  query: ['select'],
  reply: driveItemVersion,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-get',
});

/** Returns the content of an older version. The current one is rejected (400): read the item instead. */
export const getVersionContent = graphOperation({
  name: 'getVersionContent',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}/content',
  reply: 'bytes',
  statuses: [200, 206, 302],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-get-contents',
});

/** Lists the versions of a file, newest first, beginning with the current one. */
export const listItemVersions = graphOperation({
  name: 'listItemVersions',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/versions',
  query: ['select', 'top', 'skiptoken'],
  reply: collection(driveItemVersion),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-versions',
});

/** Lists the versions of a row with their field values, newest first. */
export const listListItemVersions = graphOperation({
  name: 'listListItemVersions',
  method: 'GET',
  path: '/drives/{driveId}/list/items/{listItemId}/versions',
  query: ['select', 'expand', 'top', 'skiptoken'],
  reply: collection(listItemVersion),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list-versions',
});

/** Restores an older version's content and field values as a new version. */
export const restoreVersion = graphOperation({
  name: 'restoreVersion',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/versions/{versionId}/restoreVersion',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitemversion-restore',
});

/** Checks a file in as a new version. The comment of the latest check-in is shown on every version. */
export const checkIn = graphOperation({
  name: 'checkIn',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/checkin',
  body: checkInRequest,
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-checkin',
});

/** Checks a file out: other users keep reading the last checked-in version and can't write (423). */
export const checkOut = graphOperation({
  name: 'checkOut',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/checkout',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-checkout',
});

/** Discards a check-out with all its changes. */
export const discardCheckOut = graphOperation({
  name: 'discardCheckOut',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/discardCheckout',
  statuses: [204],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-discardcheckout',
});
