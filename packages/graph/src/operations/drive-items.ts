import { z } from 'zod/mini';
import { graphOperation } from '../operation.ts';
import { driveItem, driveItemChange, itemCopy, newFile, newFolder, thumbnailSet } from '../resources/drive-item.ts';
import { collection } from '../resources/envelopes.ts';
import { listItem } from '../resources/list-item.ts';

/** Returns the root folder of a drive. */
export const getRoot = graphOperation({
  name: 'getRoot',
  method: 'GET',
  path: '/drives/{driveId}/root',
  query: ['select', 'expand'],
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});

/** Returns a file or folder by ID. */
export const getItem = graphOperation({
  name: 'getItem',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}',
  query: ['select', 'expand'],
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});

/** Returns a file or folder by its path in the drive. */
export const getItemByPath = graphOperation({
  name: 'getItemByPath',
  method: 'GET',
  path: '/drives/{driveId}/root:/{+path}',
  query: ['select', 'expand'],
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});

/** Returns a file or folder by its path below a folder. */
export const getChildByPath = graphOperation({
  name: 'getChildByPath',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}:/{+path}',
  query: ['select', 'expand'],
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});

/** Returns the row of a file or folder in the list behind the drive. */
export const getItemListItem = graphOperation({
  name: 'getItemListItem',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/listItem',
  query: ['select', 'expand'],
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-get',
});

/** Lists the children of a folder. Pages aren't a snapshot: use changes for a complete list. */
export const listChildren = graphOperation({
  name: 'listChildren',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/children',
  query: ['select', 'expand', 'orderby', 'top', 'skiptoken'],
  reply: collection(driveItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-children',
});

/** Lists thumbnails of a file; there may be none. */
export const listThumbnails = graphOperation({
  name: 'listThumbnails',
  method: 'GET',
  path: '/drives/{driveId}/items/{itemId}/thumbnails',
  reply: collection(thumbnailSet),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-list-thumbnails',
});

/** Creates a folder or an empty file. 409 `nameAlreadyExists` unless a conflict behavior is given. */
export const createChild = graphOperation({
  name: 'createChild',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/children',
  body: z.union([newFolder, newFile]),
  reply: driveItem,
  statuses: [201, 200],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/driveitem-post-children',
});

/** Renames or moves an item, or both in one call. */
export const updateItem = graphOperation({
  name: 'updateItem',
  method: 'PATCH',
  path: '/drives/{driveId}/items/{itemId}',
  query: ['conflictBehavior'],
  body: driveItemChange,
  reply: driveItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-update',
});

/**
 * Copies a file or folder, with another name or into another folder or drive. `Location` is the URL of a progress
 * monitor.
 */
export const copyItem = graphOperation({
  name: 'copyItem',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/copy',
  query: ['conflictBehavior'],
  body: itemCopy,
  statuses: [202],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-copy',
});

/** Deletes a file, or a folder with its content. */
export const deleteItem = graphOperation({
  name: 'deleteItem',
  method: 'DELETE',
  path: '/drives/{driveId}/items/{itemId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-delete',
});

/** Deletes a file or folder permanently, bypassing the recycle bin. */
export const deleteItemPermanently = graphOperation({
  name: 'deleteItemPermanently',
  method: 'POST',
  path: '/drives/{driveId}/items/{itemId}/permanentDelete',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/driveitem-permanentdelete',
});
