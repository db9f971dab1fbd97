import { parseExpand } from '../../../odata/expand.ts';
import { type Call, invalid, locked, notFound, readJsonBody } from '../call.ts';
import { describePerson } from '../directory/people.ts';
import { describeFields } from '../lists/fields.ts';
import { replyJson, replyNothing, replyPage } from '../reply.ts';
import type { Item, Version } from '../state.ts';
import { requireRole } from './access.ts';
import { createRedirect } from './content.ts';
import * as items from './items.ts';

export function listVersions(call: Call, item: Item): Response {
  return replyPage(call, item.versions.toReversed(), (version) => describeVersion(call, item, version));
}

export function replyVersion(call: Call, item: Item, id: string): Response {
  return replyJson(describeVersion(call, item, findVersion(item, id)));
}

function describeVersion(call: Call, item: Item, version: Version): object {
  const hasAddress = version !== item.versions.at(-1) && !call.enforces('no-version-addresses');
  return {
    ...describeVersionBody(call, version),
    size: version.bytes.length,
    ...(hasAddress && { '@microsoft.graph.downloadUrl': createVersionUrl(call, item, version) }),
  };
}

export function listRowVersions(call: Call, item: Item): Response {
  const expand = call.query.expand === undefined ? [{ property: 'fields' }] : parseExpand(call.query.expand);
  const select = expand.find((one) => one.property === 'fields')?.select;
  return replyPage(call, item.versions.toReversed(), (version) => ({
    ...describeVersionBody(call, version),
    fields: describeFields(call, item, version, getShownColumns(call, item, select), version.number),
  }));
}

/** Returns the requested columns that versions show. */
function getShownColumns(call: Call, item: Item, select: readonly string[] | undefined): readonly string[] | undefined {
  if (!call.enforces('no-hidden-version-fields')) return select;
  const hidden = items.getLibrary(call.state, item.driveId).columns.filter((column) => column.hidden);
  return select?.filter((name) => !hidden.some((column) => column.name.toLowerCase() === name.toLowerCase()));
}

function describeVersionBody(call: Call, version: Version): object {
  return {
    id: `${version.number}.0`,
    lastModifiedDateTime: version.createdAt,
    lastModifiedBy: describePerson(call.state, version.byId),
  };
}

function createVersionUrl(call: Call, item: Item, version: Version): string {
  const key = `${item.id}-version-${version.number}`;
  call.state.downloads.set(key, version);
  return `${call.filesUrl}/download/${key}`;
}

function findVersion(item: Item, id: string): Version {
  const version = item.versions.find(({ number }) => `${number}.0` === id);
  if (!version) throw notFound();
  return version;
}

export function replyVersionContent(call: Call, item: Item, id: string): Response {
  const version = findVersion(item, id);
  if (version === item.versions.at(-1)) throw invalid('You cannot get the content of the current version.');
  return createRedirect(createVersionUrl(call, item, version));
}

export function restoreVersion(call: Call, item: Item, id: string): Response {
  requireRole(call, item, 'write');
  const version = findVersion(item, id);
  if (version === item.versions.at(-1)) throw invalid('This is the current version');
  const { bytes, mimeType, fields } = version;
  items.writeContent(call, item, { bytes, mimeType, fields });
  return replyNothing();
}

export function checkOut(call: Call, item: Item): Response {
  requireFile(call, item);
  items.requireUnlocked(call, item);
  if (item.draft) return replyNothing();
  item.draft = { holderId: call.user.id, content: item.current };
  items.markChanged(call, items.getLibrary(call.state, item.driveId), item);
  return replyNothing();
}

/** Maximum characters of a comment under the rule `short-check-in-comments`. */
const MAX_COMMENT_CHARACTERS = 1023;

export function checkIn(call: Call, item: Item): Response {
  const { comment } = readJsonBody(call);
  const isLong = String(comment ?? '').length > MAX_COMMENT_CHARACTERS;
  if (isLong && call.enforces('short-check-in-comments')) throw invalid('The comment is too long.');
  const draft = getDraft(call, item);
  item.current = draft;
  item.checkInComment = typeof comment === 'string' ? comment : item.checkInComment;
  items.markChanged(call, items.getLibrary(call.state, item.driveId), item);
  items.addVersion(item);
  return replyNothing();
}

export function discardCheckOut(call: Call, item: Item): Response {
  getDraft(call, item);
  items.markChanged(call, items.getLibrary(call.state, item.driveId), item);
  return replyNothing();
}

function getDraft(call: Call, item: Item) {
  requireFile(call, item);
  if (!item.draft) throw invalid('The file is not checked out.');
  if (item.draft.holderId !== call.user.id) throw locked();
  const { content } = item.draft;
  item.draft = undefined;
  return content;
}

function requireFile(call: Call, item: Item): void {
  if (item.isFolder) throw invalid('API not found');
  requireRole(call, item, 'write');
}
