import { bytesAddedByService } from '../../../rewritten-files.ts';
import { type Call, isObject, type MemoryPorts, readJsonBody } from '../call.ts';
import { invalid, notFound, preconditionFailed, Refusal } from '../refusal.ts';
import { replyBytes, replyJson, replyNothing } from '../reply.ts';
import type { Content, Item, Session, State } from '../state.ts';
import { requireRole } from './access.ts';
import { downloadUrl } from './describe.ts';
import { conflictOf, replyItem } from './drive-items.ts';
import * as items from './items.ts';

const SESSION_HOURS = 24;
const MAX_RANGE_BYTES = 60 * 1024 * 1024;

/** A file that is there, or the folder and names where one may be made. */
export type Place = { readonly item: Item } | { readonly parent: Item; readonly names: readonly string[] };

export function replyContent(call: Call, item: Item): Response {
  if (item.isFolder) throw invalid('A folder has no content');
  return redirect(downloadUrl(call, item, items.contentFor(call, item)));
}

export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { Location: location } });
}

export function putContent(call: Call, place: Place): Response {
  requireRole(call, 'item' in place ? place.item : place.parent, 'write');
  const mimeType = call.headers.get('Content-Type') ?? 'application/octet-stream';
  const conflict = conflictOf(call, {}, 'replace');
  return commit(call, place, { bytes: call.bytes, mimeType }, conflict);
}

function commit(
  call: Call,
  place: Place,
  sent: Omit<Content, 'fields'>,
  conflict: items.Conflict,
  ifMatch = call.headers.get('If-Match'),
): Response {
  const content = keptOf(call, 'item' in place ? place.item.name : (place.names.at(-1) ?? ''), sent);
  if ('item' in place && conflict === 'replace') {
    if (place.item.isFolder) throw invalid('A folder has no content');
    items.requireMatch(call, place.item, ifMatch);
    items.write(call, place.item, { ...items.contentFor(call, place.item), ...content });
    return replyItem(call, place.item, 200);
  }
  if (!('item' in place) && ifMatch) throw preconditionFailed();
  const { parent, names } = 'item' in place ? placeBeside(call, place.item) : place;
  const folder = makeFolders(call, parent, names.slice(0, -1));
  const name = items.takeName(call, folder, names.at(-1) ?? '', { conflict, isFolder: false });
  return replyItem(call, items.createItem(call, folder, name, content), 201);
}

/** What is kept of what was sent, which is not the same where the rule `rewritten-files` is on. */
function keptOf(call: Call, name: string, sent: Omit<Content, 'fields'>): Omit<Content, 'fields'> {
  const added = call.enforces('rewritten-files') ? bytesAddedByService(name) : undefined;
  return added ? { ...sent, bytes: concat(sent.bytes, added) } : sent;
}

function placeBeside(call: Call, item: Item): { parent: Item; names: readonly string[] } {
  return { parent: items.getItem(call.state, item.parentId), names: [item.name] };
}

function makeFolders(call: Call, parent: Item, names: readonly string[]): Item {
  let folder = parent;
  for (const wanted of names) {
    const name = items.takeName(call, folder, wanted, { conflict: 'fail', isFolder: true });
    folder = items.createItem(call, folder, name, 'folder');
  }
  return folder;
}

export function createSession(call: Call, place: Place): Response {
  requireRole(call, 'item' in place ? place.item : place.parent, 'write');
  if ('item' in place && place.item.isFolder) throw invalid('A folder has no content');
  if ('item' in place) items.requireMatch(call, place.item);
  const { item } = readJsonBody(call);
  const session: Session = {
    id: call.newId(),
    byId: call.me.id,
    driveId: ('item' in place ? place.item : place.parent).driveId,
    place: 'item' in place ? { itemId: place.item.id } : { parentId: place.parent.id, names: place.names },
    conflictBehavior: conflictOf(call, isObject(item) ? item : {}, 'replace'),
    ifMatch: call.headers.get('If-Match') ?? undefined,
    expiresAt: new Date(Date.parse(call.now()) + SESSION_HOURS * 3_600_000).toISOString(),
    bytes: new Uint8Array(),
    totalBytes: undefined,
  };
  call.state.sessions.set(session.id, session);
  return replyJson({ uploadUrl: `${call.filesUrl}/upload/${session.id}`, ...progressOf(session) });
}

function progressOf(session: Session): object {
  const { expiresAt, totalBytes, bytes } = session;
  const end = totalBytes === undefined ? '' : totalBytes - 1;
  return { expirationDateTime: expiresAt, nextExpectedRanges: [`${bytes.length}-${end}`] };
}

/** A request to a pre-authenticated address; `undefined` person: none is needed. */
export function answerFiles(call: Omit<Call, 'me'>): Response {
  const [, kind, id = ''] = call.path.split('/');
  if (kind === 'download') return replyDownload(call, id);
  if (kind === 'upload') return answerUpload(call, id);
  throw notFound();
}

function replyDownload(call: Omit<Call, 'me'>, id: string): Response {
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

function answerUpload(call: Omit<Call, 'me'>, id: string): Response {
  const session = liveSession(call.state, call, id);
  if (call.method === 'GET') return replyJson(progressOf(session));
  if (call.method === 'PUT') return takeRange(call, session);
  if (call.method !== 'DELETE') throw new Refusal(405, 'Request_BadRequest', 'Not allowed');
  call.state.sessions.delete(id);
  return replyNothing();
}

function liveSession(state: State, { now }: Pick<MemoryPorts, 'now'>, id: string): Session {
  const session = state.sessions.get(id);
  if (session && session.expiresAt > now()) return session;
  throw new Refusal(404, 'itemNotFound', 'The upload session was not found', { inner: 'uploadSessionNotFound' });
}

function takeRange(call: Omit<Call, 'me'>, session: Session): Response {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(call.headers.get('Content-Range') ?? '');
  const [first, last, total] = (match ?? []).slice(1).map(Number);
  if (first === undefined || last === undefined || total === undefined || last >= total) {
    throw invalid('Invalid Content-Range');
  }
  if (call.bytes.length !== last - first + 1) throw invalid('Content-Range and length differ');
  if (call.bytes.length > MAX_RANGE_BYTES) throw new Refusal(413, 'invalidRequest', 'The range is too large');
  if (session.totalBytes !== undefined && session.totalBytes !== total) throw badRange('fragmentLengthMismatch');
  if (first < session.bytes.length) throw badRange('fragmentOverlap');
  if (first > session.bytes.length) throw badRange('fragmentOutOfOrder');
  const isLast = last === total - 1;
  const bytes = concat(session.bytes, call.bytes);
  if (!isLast) {
    session.bytes = bytes;
    session.totalBytes = total;
    return replyJson(progressOf(session), 202);
  }
  return commitSession(call, session, bytes);
}

function concat(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

const badRange = (inner: string) => new Refusal(416, 'invalidRange', 'Invalid range', { inner });

/** The last range counts only when the commit is taken. */
function commitSession(call: Omit<Call, 'me'>, session: Session, bytes: Uint8Array): Response {
  const me = call.state.people.get(session.byId);
  if (!me) throw notFound();
  const full: Call = { ...call, me, query: {} };
  const mimeType = 'application/octet-stream';
  const place = findPlace(call.state, session);
  const reply = commit(full, place, { bytes, mimeType }, session.conflictBehavior, session.ifMatch ?? null);
  call.state.sessions.delete(session.id);
  return reply;
}

function findPlace(state: State, { place }: Session): Place {
  if ('itemId' in place) return { item: items.getItem(state, place.itemId) };
  return walk(items.getItem(state, place.parentId), place.names);
}

/** Goes down the names as far as they exist. */
export function walk(from: Item, names: readonly string[]): Place {
  let item = from;
  for (const [at, name] of names.entries()) {
    const child = items.childNamed(item, name);
    if (!child) return { parent: item, names: names.slice(at) };
    item = child;
  }
  return { item };
}
