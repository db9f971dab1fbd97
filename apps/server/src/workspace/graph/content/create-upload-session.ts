import { type NewUploadSession, operations } from '@tideform/graph';
import { requireGranted } from '../../library/access/access-store.ts';
import { insertUploadSession } from '../../library/content/uploads-store.ts';
import type { Item, List } from '../../library/item.ts';
import { findPlace, requireName, requirePlace, splitPath } from '../../library/items/place.ts';
import { requireMatch, requireUnlocked } from '../../library/items/preconditions.ts';
import { refusals } from '../../refusal.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { readConflictBehavior } from '../drive-items/conflict-behavior.ts';
import { readFileInstants } from '../drive-items/file-instants.ts';
import { openDrive } from '../drives/open-drive.ts';
import { requireRoom } from '../drives/require-room.ts';
import { describeProgress, uploadUrlOf } from './upload-progress.ts';

type Call = GraphCall<'driveId', NewUploadSession>;

export const createUploadSession = implement(operations.createUploadSession, startUpload);
export const createChildUploadSession = implement(operations.createChildUploadSession, startUpload);

/** Starts a large upload. What can be refused now is refused now; the rest at the commit. */
async function startUpload(call: Call, context: GraphContext): Promise<GraphAnswer> {
  const { list, access } = await openDrive(call, context);
  const existing = await findPlace(context.db, list, call.address);
  const governing = existing ?? (await findNearestFolder(call, context, list));
  await requireGranted(access, governing, 'write');
  if (existing) {
    requireMatch(existing, call.header('if-match'));
    requireUnlocked(existing, call.actor);
  }
  requireRoom(context, list, call.body.item?.fileSize ?? 0);
  const now = context.now();
  const instants = readFileInstants(call.body.item?.fileSystemInfo);
  const session = await insertUploadSession(context.db, {
    listId: list.id,
    personId: call.actor.personId,
    ...(await readTarget(call, context, list)),
    conflictBehavior: readConflictBehavior(call, call.body.item) ?? 'replace',
    ifMatch: call.header('if-match') ?? null,
    declared: call.body.item?.fileSize ?? null,
    total: null,
    expiresAt: new Date(now.getTime() + context.limits.uploadLifeMs),
    fileCreatedAt: instants.fileCreatedAt ?? null,
    fileModifiedAt: instants.fileModifiedAt ?? null,
    description: call.body.item?.description ?? null,
    isDeferred: call.body.deferCommit ?? false,
  });
  return ok({ uploadUrl: uploadUrlOf(context, session), ...describeProgress(session) });
}

async function readTarget(call: Call, context: GraphContext, list: List) {
  const { itemId, path } = call.address;
  const start = await requirePlace(context.db, list, { itemId });
  if (path === undefined) {
    if (start.isFolder) throw refusals.invalidRequest('An upload needs the name of a file.');
    return { itemId: start.id, parentId: null, name: null };
  }
  const names = splitPath(path);
  const name = call.body.item?.name ?? names.at(-1) ?? '';
  await requireName(context.db, start, name, false);
  return { itemId: null, parentId: start.id, name: [...names.slice(0, -1), name].join('/') };
}

/** The folder that will govern a file which is not there yet: the deepest of its path that exists. */
async function findNearestFolder(call: Call, context: GraphContext, list: List): Promise<Item> {
  const { itemId, path } = call.address;
  for (const names = splitPath(path); names.length > 0; names.pop()) {
    const folder = await findPlace(context.db, list, { itemId, path: names.join('/') });
    if (folder) return folder;
  }
  return requirePlace(context.db, list, { itemId });
}
