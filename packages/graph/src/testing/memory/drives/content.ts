import { getAddedBytes } from '../../../tenant-rule-plans.ts';
import {
  type Call,
  invalid,
  isObject,
  type MemoryPorts,
  notFound,
  preconditionFailed,
  Refusal,
  readJsonBody,
} from '../call.ts';
import { replyBytes, replyJson, replyNothing } from '../reply.ts';
import type { Content, Item, Session, State } from '../state.ts';
import { requireRole } from './access.ts';
import { createDownloadUrl } from './describe.ts';
import { getConflict, replyItem } from './drive-items.ts';
import * as items from './items.ts';

const SESSION_HOURS = 24;
const MAX_RANGE_BYTES = 60 * 1024 * 1024;

/** An existing file, or the folder and names for a new one. */
export type FileTarget = { readonly item: Item } | { readonly parent: Item; readonly names: readonly string[] };

export function replyContent(call: Call, item: Item): Response {
  if (item.isFolder) throw invalid('A folder has no content');
  return createRedirect(createDownloadUrl(call, item, items.getVisibleContent(call, item)));
}

export function createRedirect(location: string): Response {
  return new Response(null, { status: 302, headers: { Location: location } });
}

export function putContent(call: Call, target: FileTarget): Response {
  requireRole(call, 'item' in target ? target.item : target.parent, 'write');
  const mimeType = call.headers.get('Content-Type') ?? 'application/octet-stream';
  const conflict = getConflict(call, {}, 'replace');
  return commitContent(call, target, { bytes: call.bytes, mimeType }, conflict);
}

function commitContent(
  call: Call,
  target: FileTarget,
  sent: Omit<Content, 'fields'>,
  conflict: items.NameConflictBehavior,
  ifMatch = call.headers.get('If-Match'),
): Response {
  const content = getStoredContent(call, 'item' in target ? target.item.name : (target.names.at(-1) ?? ''), sent);
  if ('item' in target && conflict === 'replace') {
    if (target.item.isFolder) throw invalid('A folder has no content');
    items.requireMatch(call, target.item, ifMatch);
    items.writeContent(call, target.item, { ...items.getVisibleContent(call, target.item), ...content });
    return replyItem(call, target.item, 200);
  }
  if (!('item' in target) && ifMatch) throw preconditionFailed();
  const { parent, names } = 'item' in target ? resolveNewTarget(call, target.item) : target;
  const folder = createFolders(call, parent, names.slice(0, -1));
  const name = items.resolveName(call, folder, names.at(-1) ?? '', { conflict, isFolder: false });
  return replyItem(call, items.createItem(call, folder, name, content), 201);
}

/** Returns the stored content, which differs from the upload under the rule `rewritten-files`. */
function getStoredContent(call: Call, name: string, sent: Omit<Content, 'fields'>): Omit<Content, 'fields'> {
  const added = call.enforces('rewritten-files') ? getAddedBytes(name) : undefined;
  return added ? { ...sent, bytes: concatBytes(sent.bytes, added) } : sent;
}

function resolveNewTarget(call: Call, item: Item): { parent: Item; names: readonly string[] } {
  return { parent: items.getItem(call.state, item.parentId), names: [item.name] };
}

function createFolders(call: Call, parent: Item, names: readonly string[]): Item {
  let folder = parent;
  for (const wanted of names) {
    const name = items.resolveName(call, folder, wanted, { conflict: 'fail', isFolder: true });
    folder = items.createItem(call, folder, name, 'folder');
  }
  return folder;
}

export function createSession(call: Call, target: FileTarget): Response {
  requireRole(call, 'item' in target ? target.item : target.parent, 'write');
  if ('item' in target && target.item.isFolder) throw invalid('A folder has no content');
  if ('item' in target) items.requireMatch(call, target.item);
  const { item } = readJsonBody(call);
  const session: Session = {
    id: call.newId(),
    byId: call.user.id,
    driveId: ('item' in target ? target.item : target.parent).driveId,
    target: 'item' in target ? { itemId: target.item.id } : { parentId: target.parent.id, names: target.names },
    conflictBehavior: getConflict(call, isObject(item) ? item : {}, 'replace'),
    ifMatch: call.headers.get('If-Match') ?? undefined,
    expiresAt: new Date(Date.parse(call.now()) + SESSION_HOURS * 3_600_000).toISOString(),
    bytes: new Uint8Array(),
    totalBytes: undefined,
  };
  call.state.sessions.set(session.id, session);
  return replyJson({ uploadUrl: `${call.filesUrl}/upload/${session.id}`, ...describeProgress(session) });
}

function describeProgress(session: Session): object {
  const { expiresAt, totalBytes, bytes } = session;
  const end = totalBytes === undefined ? '' : totalBytes - 1;
  return { expirationDateTime: expiresAt, nextExpectedRanges: [`${bytes.length}-${end}`] };
}

/** Handles a request to a pre-authenticated URL, which has no user. */
export function handleFileRequest(call: Omit<Call, 'user'>): Response {
  const [, kind, id = ''] = call.path.split('/');
  if (kind === 'download') return replyDownload(call, id);
  if (kind === 'upload') return handleUpload(call, id);
  throw notFound();
}

function replyDownload(call: Omit<Call, 'user'>, id: string): Response {
  const content = call.state.downloads.get(id);
  if (!content) throw notFound();
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(call.headers.get('Range') ?? '') ?? [];
  if (from === undefined) return replyBytes(content.bytes, content.mimeType);
  const part = content.bytes.slice(Number(from), to ? Number(to) + 1 : undefined);
  const last = Number(from) + part.length - 1;
  return new Response(part as BodyInit, {
    status: 206,
    headers: { 'Content-Range': `bytes ${from}-${last}/${content.bytes.length}` },
  });
}

function handleUpload(call: Omit<Call, 'user'>, id: string): Response {
  const session = getOpenSession(call.state, call, id);
  if (call.method === 'GET') return replyJson(describeProgress(session));
  if (call.method === 'PUT') return acceptRange(call, session);
  if (call.method !== 'DELETE') throw new Refusal(405, 'Request_BadRequest', 'Not allowed');
  call.state.sessions.delete(id);
  return replyNothing();
}

function getOpenSession(state: State, { now }: Pick<MemoryPorts, 'now'>, id: string): Session {
  const session = state.sessions.get(id);
  if (session && session.expiresAt > now()) return session;
  throw new Refusal(404, 'itemNotFound', 'The upload session was not found', { inner: 'uploadSessionNotFound' });
}

function acceptRange(call: Omit<Call, 'user'>, session: Session): Response {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(call.headers.get('Content-Range') ?? '');
  const [first, last, total] = (match ?? []).slice(1).map(Number);
  if (first === undefined || last === undefined || total === undefined || last >= total) {
    throw invalid('Invalid Content-Range');
  }
  if (call.bytes.length !== last - first + 1) throw invalid('Content-Range and length differ');
  if (call.bytes.length > MAX_RANGE_BYTES) throw new Refusal(413, 'invalidRequest', 'The range is too large');
  if (session.totalBytes !== undefined && session.totalBytes !== total)
    throw createRangeRefusal('fragmentLengthMismatch');
  if (first < session.bytes.length) throw createRangeRefusal('fragmentOverlap');
  if (first > session.bytes.length) throw createRangeRefusal('fragmentOutOfOrder');
  const isLast = last === total - 1;
  const bytes = concatBytes(session.bytes, call.bytes);
  if (!isLast) {
    session.bytes = bytes;
    session.totalBytes = total;
    return replyJson(describeProgress(session), 202);
  }
  return commitSession(call, session, bytes);
}

function concatBytes(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

const createRangeRefusal = (inner: string) => new Refusal(416, 'invalidRange', 'Invalid range', { inner });

/** Writes the uploaded file when the last range has arrived. If that fails, the session and the earlier ranges stay. */
function commitSession(call: Omit<Call, 'user'>, session: Session, bytes: Uint8Array): Response {
  const me = call.state.people.get(session.byId);
  if (!me) throw notFound();
  const full: Call = { ...call, user: me, query: {} };
  const mimeType = 'application/octet-stream';
  const target = resolveTarget(call.state, session);
  const reply = commitContent(full, target, { bytes, mimeType }, session.conflictBehavior, session.ifMatch ?? null);
  call.state.sessions.delete(session.id);
  return reply;
}

function resolveTarget(state: State, { target }: Session): FileTarget {
  if ('itemId' in target) return { item: items.getItem(state, target.itemId) };
  return resolvePath(items.getItem(state, target.parentId), target.names);
}

/** Follows path segments down to the last existing item. */
export function resolvePath(from: Item, names: readonly string[]): FileTarget {
  let item = from;
  for (const [at, name] of names.entries()) {
    const child = items.findChild(item, name);
    if (!child) return { parent: item, names: names.slice(at) };
    item = child;
  }
  return { item };
}
