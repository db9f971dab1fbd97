import { Readable } from 'node:stream';
import { getAddedBytes, operations } from '@tideform/graph';
import type { StoredFile } from '../../../files/file-store.ts';
import type { Actor } from '../../library/actor.ts';
import { getContentFor, type Item } from '../../library/item.ts';
import { requireItemAt, splitPath } from '../../library/items/item-address.ts';
import { findItem, saveItem } from '../../library/items/items-store.ts';
import { type ContentTarget, writeContent } from '../../library/items/write-content.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement } from '../call/graph-call.ts';
import { createDownloadUrl, describeItems, getMimeType } from '../drive-items/describe-items.ts';
import { openDrive, openItem, requireQuota } from '../drives/open-drive.ts';

export const putItemContent = implement(operations.putItemContent, putContent);
export const putChildContent = implement(operations.putChildContent, putContent);

/** Stores the bytes first and then makes them the content of a file, so that an aborted upload has no effect. */
async function putContent(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphResponse> {
  const { list } = await openDrive(call, context);
  const stored = await context.files.put(limitBytes(call.content, context.limits.putBytes));
  const { item, isNew } = await writeLibrary(context, call.actor, list.id, async (write) => {
    requireQuota(context, write.list, stored.size);
    const target = await resolveTarget(call, write);
    const content = await rewriteContent(context, write, target, stored);
    return writeContent(write, target, content, { ifMatch: call.header('if-match') });
  });
  await simulateServiceChange(context, call.actor, item);
  const [body] = await describeItems(call, context, { list, items: [item] });
  return { status: isNew ? 201 : 200, body: body! };
}

async function resolveTarget(call: GraphCall<never, unknown>, write: LibraryWrite): Promise<ContentTarget> {
  const { itemId, path } = call.address;
  const start = await requireItemAt(write.db, write.list, { itemId });
  const conflictBehavior = call.query.conflictBehavior ?? 'replace';
  if (path !== undefined) return { parentId: start.id, path: splitPath(path), conflictBehavior };
  if (conflictBehavior === 'replace' || start.isFolder || start.parentId === null) return { itemId: start.id };
  // The call addresses an existing file, so the name of that file is the requested name.
  return { parentId: start.parentId, path: [start.name], conflictBehavior };
}

export const getItemContent = implement(operations.getItemContent, async (call, context) => {
  const { item } = await openItem(call, context);
  const { sha256, size } = getContentFor(item, call.actor.personId);
  if (sha256 === null) throw refusals.invalidRequest('You cannot get content for a folder');
  const location = createDownloadUrl(context, { sha256, size, name: item.name, contentType: getMimeType(item.name) });
  return { status: 302, headers: { location } };
});

/**
 * Returns the content to store for an upload: changed bytes if the rule `rewritten-files` is on, as SharePoint does
 * with some types.
 */
export async function rewriteContent(
  { enforces, files }: GraphContext,
  { db, list }: LibraryWrite,
  target: ContentTarget,
  uploaded: StoredFile,
): Promise<StoredFile> {
  if (!enforces('rewritten-files')) return uploaded;
  const name = 'itemId' in target ? (await findItem(db, list.id, target.itemId))?.name : target.path.at(-1);
  const extraBytes = getAddedBytes(name ?? '');
  if (!extraBytes) return uploaded;
  const content = (async function* () {
    yield* await files.open(uploaded.sha256);
    yield extraBytes;
  })();
  return files.put(Readable.from(content, { objectMode: false }));
}

/**
 * Simulates, in tests, what SharePoint does after an upload: it processes the file, and counts another change of the
 * item.
 */
export async function simulateServiceChange(context: GraphContext, actor: Actor, { id, listId }: Item): Promise<void> {
  await context.faults.afterUpload(id, () =>
    writeLibrary(context, actor, listId, async (write) => {
      const item = await findItem(write.db, listId, id);
      if (item === undefined) return;
      const { modifiedAt, modifiedBy } = item;
      await saveItem(write, id, { modifiedAt, modifiedBy });
    }),
  );
}

/** Passes content through, and fails with a 413 refusal when it exceeds the limit. */
export function limitBytes(content: Readable, limitBytes: number): Readable {
  return Readable.from(countBytes(content, limitBytes), { objectMode: false });
}

async function* countBytes(content: Readable, limitBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw new Refusal(413, 'invalidRequest', 'The content is too large.');
    yield chunk;
  }
}
