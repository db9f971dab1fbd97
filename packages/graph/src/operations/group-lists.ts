import { graphOperation } from '../operation.ts';
import { column, columnChange, newColumn } from '../resources/column.ts';
import { changes, collection } from '../resources/envelopes.ts';
import { listItem, listItemChange } from '../resources/list-item.ts';
import { list, listChange, newList } from '../resources/site-list.ts';

/** Adds a column to a list. 409 `nameAlreadyExists` when the internal name is taken. */
export const createGroupListColumn = graphOperation({
  name: 'createGroupListColumn',
  method: 'POST',
  path: '/groups/{groupId}/sites/root/lists/{listId}/columns',
  body: newColumn,
  reply: column,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-post-columns',
});

/** Creates a list or document library. 409 `nameAlreadyExists` if the title is taken. */
export const createGroupList = graphOperation({
  name: 'createGroupList',
  method: 'POST',
  path: '/groups/{groupId}/sites/root/lists',
  body: newList,
  reply: list,
  statuses: [201],
  isRepeatable: true,
  docs: 'https://learn.microsoft.com/graph/api/list-create',
});

/** Returns a list of a group's site, by ID or title. */
export const getGroupList = graphOperation({
  name: 'getGroupList',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists/{listId}',
  query: ['select', 'expand'],
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-get',
});

/** Lists the columns of a list; hidden ones only if `hidden` is selected. */
export const listGroupListColumns = graphOperation({
  name: 'listGroupListColumns',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists/{listId}/columns',
  query: ['select'],
  reply: collection(column),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list-columns',
});

/** Lists the changes of a list in a group's site since `token`. */
export const listGroupListItemChanges = graphOperation({
  name: 'listGroupListItemChanges',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists/{listId}/items/delta',
  query: ['select', 'expand', 'top', 'token'],
  reply: changes(listItemChange),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-delta',
});

/** Lists the rows of a list; those of a library include folders. Field values only with `expand: 'fields'`. */
export const listGroupListItems = graphOperation({
  name: 'listGroupListItems',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists/{listId}/items',
  query: ['select', 'expand', 'filter', 'orderby', 'top', 'skiptoken'],
  reply: collection(listItem),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/listitem-list',
});

/**
 * Lists the lists of a group's site. System lists are included only if `system` is selected. The drive of a library is
 * included only with `expand: 'drive'` (and must be selected, too, if there is a selection).
 */
export const listGroupLists = graphOperation({
  name: 'listGroupLists',
  method: 'GET',
  path: '/groups/{groupId}/sites/root/lists',
  query: ['select', 'expand', 'filter', 'top', 'skiptoken'],
  reply: collection(list),
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-list',
});

/** Updates a column of a list; its internal name doesn't change. */
export const updateGroupListColumn = graphOperation({
  name: 'updateGroupListColumn',
  method: 'PATCH',
  path: '/groups/{groupId}/sites/root/lists/{listId}/columns/{columnId}',
  body: columnChange,
  reply: column,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/columndefinition-update',
});

/** Updates title and description of a list, never its `name` or URL. `listId` is the ID or the title. */
export const updateGroupList = graphOperation({
  name: 'updateGroupList',
  method: 'PATCH',
  path: '/groups/{groupId}/sites/root/lists/{listId}',
  body: listChange,
  reply: list,
  statuses: [200],
  docs: 'https://learn.microsoft.com/graph/api/list-update',
});
