import { type NewUploadSession, operations } from '@tideform/graph';
import { requireGranted } from '../../library/access/access-store.ts';
import { insertUploadSession, type UploadSession } from '../../library/content/uploads-store.ts';
import type { Item, List } from '../../library/item.ts';
import { findItemAt, requireItemAt, requireName, splitPath } from '../../library/items/item-address.ts';
import { requireMatch, requireUnlocked } from '../../library/items/preconditions.ts';
import { refusals } from '../../refusal.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { getConflictBehavior, parseFileInstants } from '../drive-items/change-items.ts';
import { openDrive, requireQuota } from '../drives/open-drive.ts';

type UploadCall = GraphCall<'driveId', NewUploadSession>;

export const createUploadSession = implement(operations.createUploadSession, startUpload);
export const createChildUploadSession = implement(operations.createChildUploadSession, startUpload);

/** Creates an upload session. Errors that are known now are refused now, other errors when the upload is completed. */
async function startUpload(call: UploadCall, context: GraphContext): Promise<GraphResponse> {
  const { list, access } = await openDrive(call, context);
  const existing = await findItemAt(context.db, list, call.address);
  const permissionItem = existing ?? (await findNearestFolder(call, context, list));
  await requireGranted(access, permissionItem, 'write');
  if (existing) {
    requireMatch(existing, call.header('if-match'));
    requireUnlocked(existing, call.actor);
  }
  requireQuota(context, list, call.body.item?.fileSize ?? 0);
  const now = context.now();
  const instants = parseFileInstants(call.body.item?.fileSystemInfo);
  const session = await insertUploadSession(context.db, {
    listId: list.id,
    personId: call.actor.personId,
    ...(await resolveTarget(call, context, list)),
    conflictBehavior: getConflictBehavior(call, call.body.item) ?? 'replace',
    ifMatch: call.header('if-match') ?? null,
    declared: call.body.item?.fileSize ?? null,
    total: null,
    expiresAt: new Date(now.getTime() + context.limits.uploadLifeMs),
    fileCreatedAt: instants.fileCreatedAt ?? null,
    fileModifiedAt: instants.fileModifiedAt ?? null,
    description: call.body.item?.description ?? null,
    isDeferred: call.body.deferCommit ?? false,
  });
  return ok({ uploadUrl: getUploadUrl(context, session), ...describeProgress(session) });
}

async function resolveTarget(call: UploadCall, context: GraphContext, list: List) {
  const { itemId, path } = call.address;
  const start = await requireItemAt(context.db, list, { itemId });
  if (path === undefined) {
    if (start.isFolder) throw refusals.invalidRequest('An upload requires a file name.');
    return { itemId: start.id, parentId: null, name: null };
  }
  const names = splitPath(path);
  const name = call.body.item?.name ?? names.at(-1) ?? '';
  await requireName(context.db, start, name, false);
  return { itemId: null, parentId: start.id, name: [...names.slice(0, -1), name].join('/') };
}

/** Finds the deepest existing folder on the path of a new file, whose permissions apply to the file. */
async function findNearestFolder(call: UploadCall, context: GraphContext, list: List): Promise<Item> {
  const { itemId, path } = call.address;
  for (const names = splitPath(path); names.length > 0; names.pop()) {
    const folder = await findItemAt(context.db, list, { itemId, path: names.join('/') });
    if (folder) return folder;
  }
  return requireItemAt(context.db, list, { itemId });
}

function getUploadUrl(context: Pick<GraphContext, 'publicUrl'>, session: UploadSession): string {
  return `${context.publicUrl}/workspace/upload/${session.id}`;
}

/** Describes the progress of an upload session. */
export function describeProgress(session: UploadSession): Record<string, unknown> {
  const end = session.total === null ? '' : session.total - 1;
  const isComplete = session.total !== null && session.received >= session.total;
  return {
    expirationDateTime: session.expiresAt.toISOString(),
    nextExpectedRanges: isComplete ? [] : [`${session.received}-${end}`],
  };
}
