import { graphOperation } from '../operation.ts';
import { column, columnChange, newColumn } from '../resources/column.ts';
import { collection } from '../resources/envelopes.ts';
import { list, listChange, newList, site } from '../resources/site-list.ts';

/** Returns a site. `siteId` is `hostname,collection,site`, or `root` for the root site of the organization. */
export const getSite = graphOperation({
  name: 'getSite',
  method: 'GET',
  path: '/sites/{siteId}',
  query: ['select'],
  reply: site,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/site-get',
});

/**
 * Lists sites that the caller may see, by the start of words in their title or name: `search` is plain text without
 * clauses.
 */
export const listSites = graphOperation({
  name: 'listSites',
  method: 'GET',
  path: '/sites',
  query: ['search', 'select', 'top', 'skiptoken'],
  reply: collection(site),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/site-search',
});

/** Adds a column to a list. 409 `nameAlreadyExists` when the internal name is taken. */
export const createSiteListColumn = graphOperation({
  name: 'createSiteListColumn',
  method: 'POST',
  path: '/sites/{siteId}/lists/{listId}/columns',
  body: newColumn,
  reply: column,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-post-columns',
});

/**
 * Creates a list, or a document library with template `documentLibrary`. 409 `nameAlreadyExists` if the title is taken.
 */
export const createSiteList = graphOperation({
  name: 'createSiteList',
  method: 'POST',
  path: '/sites/{siteId}/lists',
  body: newList,
  reply: list,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-create',
});

/** Deletes a column with its values. */
export const deleteSiteListColumn = graphOperation({
  name: 'deleteSiteListColumn',
  method: 'DELETE',
  path: '/sites/{siteId}/lists/{listId}/columns/{columnId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-delete',
});

/** Deletes a list with its content. */
export const deleteSiteList = graphOperation({
  name: 'deleteSiteList',
  method: 'DELETE',
  path: '/sites/{siteId}/lists/{listId}',
  statuses: [204],
  docs: 'https://learn.microsoft.com/graph/api/list-delete',
});

/** Returns a column by ID or internal name, hidden or not. */
export const getSiteListColumn = graphOperation({
  name: 'getSiteListColumn',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/columns/{columnId}',
  query: ['select'],
  reply: column,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-get',
});

/** Returns a list by ID or title. */
export const getSiteList = graphOperation({
  name: 'getSiteList',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}',
  query: ['select', 'expand'],
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-get',
});

/** Lists the columns of a list; hidden ones only if `hidden` is selected. */
export const listSiteListColumns = graphOperation({
  name: 'listSiteListColumns',
  method: 'GET',
  path: '/sites/{siteId}/lists/{listId}/columns',
  query: ['select'],
  reply: collection(column),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list-columns',
});

/**
 * Lists the lists of a site that the caller may see. System lists are included only if `system` is selected. The drive
 * of a library is included only with `expand: 'drive'` (and must be selected, too, if there is a selection).
 */
export const listSiteLists = graphOperation({
  name: 'listSiteLists',
  method: 'GET',
  path: '/sites/{siteId}/lists',
  query: ['select', 'expand', 'filter', 'top', 'skiptoken'],
  reply: collection(list),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list',
});

/** Updates a column of a list; its internal name and type don't change. */
export const updateSiteListColumn = graphOperation({
  name: 'updateSiteListColumn',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}/columns/{columnId}',
  body: columnChange,
  reply: column,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-update',
});

/** Updates title and description of a list, never its `name` or URL. */
export const updateSiteList = graphOperation({
  name: 'updateSiteList',
  method: 'PATCH',
  path: '/sites/{siteId}/lists/{listId}',
  body: listChange,
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-update',
});
