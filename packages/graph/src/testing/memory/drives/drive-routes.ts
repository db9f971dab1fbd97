import { type Call, invalid, notFound, Refusal } from '../call.ts';
import { describeDrive } from '../lists/libraries.ts';
import { handleList, handleRow } from '../lists/list-routes.ts';
import { pickProperties, replyJson } from '../reply.ts';
import type { Item, Library } from '../state.ts';
import { requireRole } from './access.ts';
import * as content from './content.ts';
import { listChanges } from './delta.ts';
import { createFolder, deleteItem, listChildren, replyItem, updateItem } from './drive-items.ts';
import { getItem, getLibrary } from './items.ts';
import * as permissions from './permissions.ts';
import * as versions from './versions.ts';

/** Handles everything below `/drives/{id}`; `rest` is encoded and empty or begins with a slash. */
export function handleDrive(call: Call, driveId: string, rest: string): Response {
  const library = getLibrary(call.state, driveId);
  if (library.template !== 'documentLibrary') throw notFound();
  const root = getItem(call.state, library.rootId);
  requireRole(call, root, 'read');
  if (rest === '') return replyJson(pickProperties(describeDrive(library), call.query.select));
  if (/^\/list($|\/)/i.test(rest)) return handleList(call, library, rest.slice('/list'.length));
  const match = /^\/(root|items\/([^/:]+))(?::\/([^:]*):?)?(?:\/(.*))?$/.exec(rest);
  if (!match) throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${rest.split('/')[1]}'.`);
  const [, , id = 'root', path = '', action = ''] = match;
  const start = id === 'root' ? root : getItem(call.state, decodeURIComponent(id));
  if (start.driveId !== driveId) throw notFound();
  // Some clients encode a whole path at once, so encoded slashes are separators, too.
  const names = path
    .split(/\/|%2f/i)
    .filter(Boolean)
    .map(decodeURIComponent);
  const target = content.resolvePath(start, names);
  requireRole(call, 'item' in target ? target.item : target.parent, 'read');
  return handleAction(call, library, target, action);
}

function handleAction(call: Call, library: Library, target: content.FileTarget, action: string): Response {
  const [first = '', ...more] = action.split('/').map(decodeURIComponent);
  const name = `${call.method} ${first.toLowerCase()}`;
  if (name === 'PUT content') return content.putContent(call, target);
  if (name === 'POST createuploadsession') return content.createSession(call, target);
  if (!('item' in target)) throw notFound();
  const { item } = target;
  if (name.startsWith('GET delta')) return handleDelta(call, library, item, first);
  const handler = itemHandlers[name];
  if (!handler) throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${first}'.`);
  return handler(call, item, more);
}

type ItemHandler = (call: Call, item: Item, more: readonly string[]) => Response;

const itemHandlers: Readonly<Record<string, ItemHandler>> = {
  'GET ': (call, item) => replyItem(call, item),
  'PATCH ': updateItem,
  'DELETE ': deleteItem,
  'GET children': listChildren,
  'POST children': createFolder,
  'GET content': content.replyContent,
  'GET listitem': handleListItem,
  'PATCH listitem': handleListItem,
  'GET versions': replyVersions,
  'POST versions': (call, item, [id = '']) => versions.restoreVersion(call, item, id),
  'POST checkout': versions.checkOut,
  'POST checkin': versions.checkIn,
  'POST discardcheckout': versions.discardCheckOut,
  'GET permissions': permissions.listPermissions,
  'POST invite': permissions.invite,
  'PATCH permissions': (call, item, [id = '']) => permissions.updatePermission(call, item, id),
  'DELETE permissions': (call, item, [id = '']) => permissions.deletePermission(call, item, id),
};

function replyVersions(call: Call, item: Item, [id, part]: readonly string[]): Response {
  if (id === undefined) return versions.listVersions(call, item);
  return part === 'content' ? versions.replyVersionContent(call, item, id) : versions.replyVersion(call, item, id);
}

function handleListItem(call: Call, item: Item, [part = '']: readonly string[]): Response {
  return handleRow(call, item, part);
}

/** Lists the changes of a drive, only at its root folder. The token is in the query or in parentheses. */
function handleDelta(call: Call, library: Library, item: Item, segment: string): Response {
  if (item.parentId !== undefined) throw invalid('Changes are kept of the root only');
  const token = /^delta\(token='(.*)'\)$/i.exec(segment)?.[1];
  return listChanges(token === undefined ? call : { ...call, query: { ...call.query, token } }, library);
}
