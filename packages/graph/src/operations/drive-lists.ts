import { graphOperation } from '../operation.ts';
import { column, columnChange, newColumn } from '../resources/column.ts';
import { collection } from '../resources/envelopes.ts';
import { fieldValues, listItem } from '../resources/list-item.ts';
import { list, listChange } from '../resources/site-list.ts';

/** Adds a column to a library. 409 `nameAlreadyExists` when the internal name is taken. */
export const createDriveListColumn = graphOperation({
  name: 'createDriveListColumn',
  method: 'POST',
  path: '/drives/{driveId}/list/columns',
  body: newColumn,
  reply: column,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-post-columns',
});

/** Returns one row of a library. `listItemId` is a number as a string. */
export const getDriveListItem = graphOperation({
  name: 'getDriveListItem',
  method: 'GET',
  path: '/drives/{driveId}/list/items/{listItemId}',
  query: ['select', 'expand'],
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-get',
});

/** Lists the columns of a library; hidden ones only if `hidden` is selected. */
export const listDriveListColumns = graphOperation({
  name: 'listDriveListColumns',
  method: 'GET',
  path: '/drives/{driveId}/list/columns',
  query: ['select'],
  reply: collection(column),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list-columns',
});

/** Lists the rows of a library: files and folders. Filters and sorting need indexed columns. */
export const listDriveListItems = graphOperation({
  name: 'listDriveListItems',
  method: 'GET',
  path: '/drives/{driveId}/list/items',
  query: ['select', 'expand', 'filter', 'orderby', 'top', 'skiptoken'],
  reply: collection(listItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list',
});

/** Updates a column of a library; its internal name doesn't change. */
export const updateDriveListColumn = graphOperation({
  name: 'updateDriveListColumn',
  method: 'PATCH',
  path: '/drives/{driveId}/list/columns/{columnId}',
  body: columnChange,
  reply: column,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-update',
});

/**
 * Updates field values; `null` clears one. An unknown or read-only column rejects the whole call (400). Creates a
 * version of the file.
 */
export const updateDriveListItemFields = graphOperation({
  name: 'updateDriveListItemFields',
  method: 'PATCH',
  path: '/drives/{driveId}/list/items/{listItemId}/fields',
  body: fieldValues,
  reply: fieldValues,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-update',
});

/** Updates title and description of the list behind a document library. */
export const updateDriveList = graphOperation({
  name: 'updateDriveList',
  method: 'PATCH',
  path: '/drives/{driveId}/list',
  body: listChange,
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-update',
});
