import { graphOperation } from '../operation.ts';
import { changes, collection } from '../resources/envelopes.ts';
import { fieldValues, listItem, listItemChange, listItemVersion, newListItem } from '../resources/list-item.ts';

/** Adds a row to a list. Libraries reject it (400): upload files instead. */
export const createSiteListItem = graphOperation({
  name: 'createSiteListItem',
  method: 'POST',
  path: '/sites/{siteId}/lists/{listId}/items',
  body: newListItem,
  reply: listItem,
  statuses: [201],
  docs: 'https://learn.microsoft.com/graph/api/listitem-create',
});

/** Deletes a row; in a library its file or folder. */
export const deleteSiteListItem = graphOperation({
  name: 'deleteSiteListItem',
  method: 'DELETE',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/listitem-delete',
});

/** Returns the field values of one row; hidden columns only if selected. */
export const getSiteListItemFields = graphOperation({
  name: 'getSiteListItemFields',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}/fields',
  query: ['select'],
  reply: fieldValues,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/resources/fieldvalueset',
});

/** Returns one row of a list. `listItemId` is a number as a string. */
export const getSiteListItem = graphOperation({
  name: 'getSiteListItem',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}',
  query: ['select', 'expand'],
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-get',
});

/**
 * Lists the changes of a list since `token`, as the current state of each row. Graph responds with 410 `resyncRequired`
 * to an outdated token: start over without it.
 */
export const listSiteListItemChanges = graphOperation({
  name: 'listSiteListItemChanges',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items/delta',
  query: ['select', 'expand', 'top', 'token'],
  reply: changes(listItemChange),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-delta',
});

/** Lists the versions of a row with their field values, newest first. */
export const listSiteListItemVersions = graphOperation({
  name: 'listSiteListItemVersions',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}/versions',
  query: ['select', 'expand', 'top', 'skiptoken'],
  reply: collection(listItemVersion),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list-versions',
});

/**
 * Lists the rows of a list; those of a library include folders. Field values only with `expand: 'fields'`. Filters and
 * sorting need indexed columns.
 */
export const listSiteListItems = graphOperation({
  name: 'listSiteListItems',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/items',
  query: ['select', 'expand', 'filter', 'orderby', 'top', 'skiptoken'],
  reply: collection(listItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list',
});

/** Updates field values; `null` clears one. An unknown or read-only column rejects the whole call (400). */
export const updateSiteListItemFields = graphOperation({
  name: 'updateSiteListItemFields',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}/fields',
  body: fieldValues,
  reply: fieldValues,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-update',
});

/** Updates field values under `fields` and returns the whole row. */
export const updateSiteListItem = graphOperation({
  name: 'updateSiteListItem',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}/items/{listItemId}',
  body: newListItem,
  reply: listItem,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-update',
});
