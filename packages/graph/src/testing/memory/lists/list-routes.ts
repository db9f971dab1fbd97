import { parseExpand } from '../../../odata/expand.ts';
import { type Call, invalid, isObject, notFound, Refusal, readJsonBody } from '../call.ts';
import { requireRole } from '../drives/access.ts';
import { replyChanges } from '../drives/delta.ts';
import { describeListItem } from '../drives/describe.ts';
import { deleteItem } from '../drives/drive-items.ts';
import * as items from '../drives/items.ts';
import { listRowVersions } from '../drives/versions.ts';
import { replyJson, replyPage } from '../reply.ts';
import { formatSiteId, type Item, type Library } from '../state.ts';
import * as columns from './columns.ts';
import { changeFields, describeFields, getContentType } from './fields.ts';
import { deleteList, replyList, updateList } from './lists.ts';
import { queryRows } from './query-rows.ts';

/** Handles everything below a list; `rest` is encoded and empty or begins with a slash. */
export function handleList(call: Call, library: Library, rest: string): Response {
  const [, part = '', id, more = ''] = rest.split('/').map(decodeURIComponent);
  const name = `${call.method} ${part.toLowerCase()}`;
  if (part === 'items') return handleItems(call, library, id, more);
  if (call.method !== 'GET') requireRole(call, items.getItem(call.state, library.rootId), 'write');
  if (name === 'GET ') return replyList(call, library);
  if (name === 'PATCH ') return updateList(call, library);
  if (name === 'DELETE ') return deleteList(call, library);
  if (name === 'GET columns' && id === undefined) return columns.listColumns(call, library);
  if (name === 'POST columns') return columns.createColumn(call, library);
  if (name === 'GET columns' && id !== undefined) return columns.replyColumn(call, library, id);
  if (name === 'PATCH columns' && id !== undefined) return columns.updateColumn(call, library, id);
  if (name === 'DELETE columns' && id !== undefined) return columns.deleteColumn(call, library, id);
  throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${part}'.`);
}

function handleItems(call: Call, library: Library, id: string | undefined, more: string): Response {
  if (id === undefined) return call.method === 'POST' ? createRow(call, library) : listRows(call, library);
  const token = /^delta\(token='(.*)'\)$/i.exec(id)?.[1];
  if (token !== undefined) return listRowChanges({ ...call, query: { ...call.query, token } }, library);
  if (id === 'delta') return listRowChanges(call, library);
  return handleRow(call, findRow(call, library, id), more);
}

function listRows(call: Call, library: Library): Response {
  const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
  return replyPage(call, queryRows(call, library), (row) => describeListItem(call, row, call.query.select, expand));
}

function createRow(call: Call, library: Library): Response {
  if (library.template === 'documentLibrary') throw invalid('Files are uploaded, not added as rows');
  const root = items.getItem(call.state, library.rootId);
  requireRole(call, root, 'write');
  const { fields } = readJsonBody(call);
  const empty = { bytes: new Uint8Array(), mimeType: '', fields: {} };
  const content = changeFields(call, library, empty, isObject(fields) ? fields : {});
  const row = items.createItem(call, root, `${library.lastRow + 1}_.000`, content);
  return replyJson(describeListItem(call, row, undefined, [{ property: 'fields' }]), 201);
}

function findRow(call: Call, library: Library, id: string): Item {
  const row = [...call.state.items.values()].find(
    (item) => item.driveId === library.driveId && String(item.row) === id && !item.isDeleted,
  );
  if (!row || row.row === 0) throw notFound();
  requireRole(call, row, 'read');
  return row;
}

/** Handles a request for a row or one part of the row. */
export function handleRow(call: Call, row: Item, part: string): Response {
  const name = `${call.method} ${part.toLowerCase()}`;
  if (name === 'GET ') {
    const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
    return replyJson(describeListItem(call, row, call.query.select, expand), 200, { ETag: items.formatETag(row) });
  }
  if (name === 'DELETE ') return deleteItem(call, row);
  if (name === 'GET versions') return listRowVersions(call, row);
  if (name === 'GET fields')
    return replyJson(describeFields(call, row, items.getVisibleContent(call, row), call.query.select));
  if (name === 'PATCH fields') return updateFields(call, row, readJsonBody(call));
  if (name !== 'PATCH ') throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${part}'.`);
  const { fields } = readJsonBody(call);
  updateFields(call, row, isObject(fields) ? fields : {});
  return replyJson(describeListItem(call, row, undefined, [{ property: 'fields' }]));
}

function updateFields(call: Call, row: Item, change: Record<string, unknown>): Response {
  requireRole(call, row, 'write');
  items.requireMatch(call, row);
  items.requireUnlocked(call, row);
  const before = items.getVisibleContent(call, row);
  items.writeContent(call, row, changeFields(call, items.getLibrary(call.state, row.driveId), before, change, row));
  return replyJson(describeFields(call, row, items.getVisibleContent(call, row)));
}

/** Lists the changes of a list by row. Includes the content of a deleted folder, because rows aren't a tree. */
function listRowChanges(call: Call, library: Library): Response {
  if (library.isSystem && call.enforces('no-system-list-delta')) throw invalid('Delta queries aren’t supported');
  const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
  return replyChanges(call, library, {
    path: `/groups/${library.groupId}/sites/root/lists/${library.listId}/items/delta`,
    getChange: (item) => getLastChange(call, item),
    isShown: (item) => item.row > 0,
    arrange: (page) => page,
    describe: (item) =>
      item.isDeleted ? describeDeleted(call, library, item) : describeListItem(call, item, call.query.select, expand),
  });
}

function getLastChange(call: Call, item: Item): number {
  const parent = item.parentId === undefined ? undefined : call.state.items.get(item.parentId);
  return item.isDeleted && parent?.isDeleted ? Math.max(item.change, getLastChange(call, parent)) : item.change;
}

function describeDeleted(call: Call, library: Library, item: Item): object {
  return {
    id: String(item.row),
    contentType: getContentType(call, item),
    parentReference: { siteId: formatSiteId(library.groupId) },
    deleted: { state: 'deleted' },
  };
}
