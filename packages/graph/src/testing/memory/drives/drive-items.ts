import { parseExpand } from '../../../odata/expand.ts';
import { compareValues } from '../../../odata/filter.ts';
import { parseOrderby } from '../../../odata/orderby.ts';
import { isConflictBehavior } from '../../../odata/query.ts';
import { type Call, invalid, isObject, Refusal, readJsonBody } from '../call.ts';
import { replyJson, replyNothing, replyPage } from '../reply.ts';
import type { Item } from '../state.ts';
import { canRead, requireRole } from './access.ts';
import { describeItem } from './describe.ts';
import * as items from './items.ts';

export function replyItem(call: Call, item: Item, status = 200): Response {
  const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
  if (call.headers.get('If-None-Match') === items.formatETag(item)) return new Response(null, { status: 304 });
  return replyJson(describeItem(call, item, call.query.select, expand), status, { ETag: items.formatETag(item) });
}

export function listChildren(call: Call, folder: Item): Response {
  const [order] = call.query.orderby === undefined ? [] : parseOrderby(call.query.orderby);
  const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
  const sign = order?.isDescending ? -1 : 1;
  const children = [...folder.children]
    .filter((child) => canRead(call, child))
    .sort((a, b) => sign * (compareValues(getSortValue(a, order?.property), getSortValue(b, order?.property)) ?? 0));
  return replyPage(call, children, (child) => describeItem(call, child, call.query.select, expand));
}

function getSortValue(item: Item, property = 'name'): unknown {
  if (property === 'size') return item.current.bytes.length;
  return property === 'lastModifiedDateTime' ? item.modifiedAt : item.name;
}

/** Returns the conflict behavior of a body or query. */
export function getConflict(
  call: Call,
  body: Record<string, unknown>,
  defaultConflict: items.NameConflictBehavior,
): items.NameConflictBehavior {
  const value =
    body['@microsoft.graph.conflictBehavior'] ?? body['@name.conflictBehavior'] ?? call.query.conflictBehavior;
  if (value === undefined || isConflictBehavior(value)) return value ?? defaultConflict;
  throw invalid('Unknown conflict behavior');
}

export function createFolder(call: Call, folder: Item): Response {
  requireRole(call, folder, 'write');
  const body = readJsonBody(call);
  if (typeof body.name !== 'string' || !isObject(body.folder)) throw invalid('A folder needs name and folder');
  const conflict = getConflict(call, body, 'fail');
  const existing = items.findChild(folder, body.name);
  if (conflict === 'replace' && existing?.isFolder) return replyItem(call, existing, 200);
  const name = items.resolveName(call, folder, body.name, { conflict, isFolder: true });
  return replyItem(call, items.createItem(call, folder, name, 'folder'), 201);
}

/** Renames and moves an item. */
export function updateItem(call: Call, item: Item): Response {
  requireRole(call, item, 'write');
  items.requireMatch(call, item);
  items.requireUnlocked(call, item);
  if (item.parentId === undefined) throw invalid('The root cannot be changed');
  const body = readJsonBody(call);
  const target = resolveMoveTarget(call, item, body.parentReference);
  const wantedName = typeof body.name === 'string' ? body.name : item.name;
  const place = { conflict: getConflict(call, body, 'fail'), isFolder: item.isFolder, self: item };
  const name = items.resolveName(call, target, wantedName, place);
  items.getItem(call.state, item.parentId).children.delete(item);
  target.children.add(item);
  item.parentId = target.id;
  item.name = name;
  if (isObject(body.fileSystemInfo)) item.fileSystemInfo = { ...item.fileSystemInfo, ...body.fileSystemInfo };
  if (typeof body.description === 'string') item.description = body.description;
  items.markChanged(call, items.getLibrary(call.state, item.driveId), item);
  return replyItem(call, item);
}

function resolveMoveTarget(call: Call, item: Item, reference: unknown): Item {
  if (!isObject(reference)) return items.getItem(call.state, item.parentId);
  const { id, path, driveId } = reference;
  if (driveId !== undefined && driveId !== item.driveId) throw invalid('Items cannot move to another drive');
  let target = items.getItem(call.state, item.parentId);
  if (typeof id === 'string') target = items.getItem(call.state, id);
  else if (typeof path === 'string') target = resolveTargetPath(call, item.driveId, path);
  if (target.driveId !== item.driveId) throw invalid('Items cannot move to another drive');
  if (!target.isFolder) throw invalid('The new parent is no folder');
  requireRole(call, target, 'write');
  for (
    let up: Item | undefined = target;
    up;
    up = up.parentId === undefined ? undefined : call.state.items.get(up.parentId)
  ) {
    if (up === item) throw invalid('An item cannot move into itself');
  }
  return target;
}

function resolveTargetPath(call: Call, driveId: string, path: string): Item {
  const below = path.split('root:')[1] ?? '';
  let folder = items.getItem(call.state, items.getLibrary(call.state, driveId).rootId);
  for (const name of below.split('/').filter((part) => part !== '')) {
    folder = items.findChild(folder, decodeURIComponent(name)) ?? items.getItem(call.state, undefined);
  }
  return folder;
}

export function deleteItem(call: Call, item: Item): Response {
  requireRole(call, item, 'write');
  items.requireMatch(call, item);
  if (item.parentId === undefined) throw new Refusal(403, 'accessDenied', 'The root cannot be deleted');
  items.deleteItem(call, item);
  return replyNothing();
}
