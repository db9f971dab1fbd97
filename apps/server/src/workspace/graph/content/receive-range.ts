import { Readable } from 'node:stream';
import type { StoredFile } from '../../../files/file-store.ts';
import { findPerson } from '../../directory/people-store.ts';
import { type Actor, loadActor } from '../../library/actor.ts';
import {
  addUploadPart,
  endUploadSession,
  findUploadSession,
  listUploadParts,
  type UploadSession,
} from '../../library/content/uploads-store.ts';
import type { Item } from '../../library/item.ts';
import { splitPath } from '../../library/items/item-address.ts';
import { type ConflictBehavior, writeContent } from '../../library/items/write-content.ts';
import { writeLibrary } from '../../library/write-library.ts';
import { Refusal, refusals } from '../../refusal.ts';
import type { GraphContext } from '../call/graph-call.ts';
import { requireQuota } from '../drives/open-drive.ts';
import { describeProgress } from './create-upload-session.ts';
import { limitBytes, rewriteContent, simulateServiceChange } from './item-content.ts';

/** Result of receiving a range: the upload's progress, or the completed file. */
export type RangeResult =
  | { readonly kind: 'progress'; readonly body: Record<string, unknown> }
  | { readonly kind: 'done'; readonly item: Item; readonly isNew: boolean; readonly actor: Actor };

/** @throws 404 when the session is unknown, completed or expired */
export async function requireSession(context: GraphContext, id: string): Promise<UploadSession> {
  const session = await findUploadSession(context.db, id, context.now());
  if (session === undefined) {
    throw new Refusal(404, 'itemNotFound', 'The upload session was not found', {
      innerCodes: ['uploadSessionNotFound'],
    });
  }
  return session;
}

/**
 * Receives one range of an upload; the last one creates the file. An aborted range has no effect.
 *
 * @param contentRange header value, such as `bytes 0-327679/1000000`
 */
export async function receiveRange(
  context: GraphContext,
  session: UploadSession,
  contentRange: string | undefined,
  content: Readable,
): Promise<RangeResult> {
  const range = parseContentRange(contentRange, context.limits.rangeBytes);
  requireNextRange(session, range);
  const length = range.end - range.start + 1;
  const part = await context.files.put(limitBytes(content, length));
  if (part.size !== length) {
    throw refusals.invalidRequest('The length of the content doesn’t match its range.');
  }
  if (range.end + 1 === range.total && !session.isDeferred) return commitUpload(context, session, part);
  const updated = await addUploadPart(context.db, session, range.total, part);
  if (updated === undefined) throw createInvalidRange('fragmentOverlap');
  return { kind: 'progress', body: describeProgress(updated) };
}

/**
 * Commits an upload whose commit was deferred.
 * @throws 400 while ranges are missing
 */
export async function commitDeferred(context: GraphContext, session: UploadSession): Promise<RangeResult> {
  if (!session.isDeferred || session.total === null || session.received < session.total) {
    throw refusals.invalidRequest('The upload has not received all of its ranges.');
  }
  return commitUpload(context, session);
}

interface ContentRange {
  readonly start: number;
  readonly end: number;
  readonly total: number;
}

function parseContentRange(text: string | undefined, rangeBytes: number): ContentRange {
  const [, start, end, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(text ?? '') ?? [];
  const range = { start: Number(start), end: Number(end), total: Number(total) };
  if (total === undefined || range.end < range.start || range.end >= range.total) {
    throw refusals.invalidRequest('The Content-Range header length does not match the provided number of bytes.');
  }
  if (range.end - range.start + 1 > rangeBytes) {
    throw new Refusal(413, 'invalidRequest', 'The range is larger than 60 MiB.');
  }
  return range;
}

function requireNextRange(session: UploadSession, range: ContentRange): void {
  const total = session.total ?? session.declared;
  if (total !== null && total !== range.total) {
    throw new Refusal(400, 'invalidRequest', 'The declared size has changed.', {
      innerCodes: ['fragmentLengthMismatch'],
    });
  }
  if (range.start < session.received) throw createInvalidRange('fragmentOverlap');
  if (range.start > session.received) throw createInvalidRange('fragmentOutOfOrder');
}

function createInvalidRange(innerCode: string): Refusal {
  return new Refusal(416, 'invalidRange', 'The uploaded fragment doesn’t match the received content.', {
    innerCodes: [innerCode],
  });
}

/**
 * Joins the parts and makes them the content of the file. The session ends in the same transaction, so after a crash
 * there is either the file, or a session that still lacks its last range. If the file is refused, for example because
 * its name is taken, the session stays, too.
 */
async function commitUpload(context: GraphContext, session: UploadSession, last?: StoredFile): Promise<RangeResult> {
  const person = await findPerson(context.database, session.personId);
  if (person === undefined) throw refusals.accessDenied();
  const actor = await loadActor(context.database, { personId: person.id, tenantId: person.tenantId });
  const stored = await joinParts(context, session, last);
  const written = await writeLibrary(context, actor, session.listId, async (write) => {
    if (!(await endUploadSession(write.db, session))) throw createInvalidRange('fragmentOverlap');
    requireQuota(context, write.list, stored.size);
    const target = getTarget(session);
    return writeContent(
      write,
      target,
      await rewriteContent(context, write, target, stored),
      getUploadMetadata(session),
    );
  });
  await simulateServiceChange(context, actor, written.item);
  return { kind: 'done', actor, ...written };
}

function getUploadMetadata({ ifMatch, fileCreatedAt, fileModifiedAt, description }: UploadSession) {
  return {
    ifMatch: ifMatch ?? undefined,
    ...(fileCreatedAt ? { fileCreatedAt } : {}),
    ...(fileModifiedAt ? { fileModifiedAt } : {}),
    ...(description === null ? {} : { description }),
  };
}

function getTarget(session: UploadSession) {
  if (session.itemId !== null) return { itemId: session.itemId };
  const conflictBehavior = session.conflictBehavior as ConflictBehavior;
  return { parentId: session.parentId!, path: splitPath(session.name ?? ''), conflictBehavior };
}

async function joinParts(context: GraphContext, session: UploadSession, last?: StoredFile): Promise<StoredFile> {
  if (session.received === 0 && last) return last;
  const parts = [...(await listUploadParts(context.db, session.id)), ...(last ? [last] : [])];
  return context.files.put(
    Readable.from(
      (async function* () {
        for (const { sha256 } of parts) yield* await context.files.open(sha256);
      })(),
      { objectMode: false },
    ),
  );
}
