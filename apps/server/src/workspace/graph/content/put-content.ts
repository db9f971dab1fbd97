import { operations } from '@tideform/graph';
import { requirePlace, splitPath } from '../../library/items/place.ts';
import { type ContentTarget, writeContent } from '../../library/items/write-content.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement } from '../call/graph-call.ts';
import { describeItems } from '../drive-items/describe-items.ts';
import { openDrive } from '../drives/open-drive.ts';
import { requireRoom } from '../drives/require-room.ts';
import { afterUpload } from './after-upload.ts';
import { limitBytes } from './limit-bytes.ts';
import { rewriteContent } from './rewrite-content.ts';

export const putItemContent = implement(operations.putItemContent, putContent);
export const putChildContent = implement(operations.putChildContent, putContent);

/** Stores the bytes first, then makes them the content of a file: nothing is seen of an upload that breaks off. */
async function putContent(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphAnswer> {
  const { list } = await openDrive(call, context);
  const stored = await context.files.put(limitBytes(call.content, context.limits.putBytes));
  const { item, isNew } = await writeLibrary(context, call.actor, list.id, async (write) => {
    requireRoom(context, write.list, stored.size);
    const target = await readTarget(call, write);
    const kept = await rewriteContent(context, write, target, stored);
    return writeContent(write, target, kept, { ifMatch: call.header('if-match') });
  });
  await afterUpload(context, call.actor, item);
  const [body] = await describeItems(call, context, { list, items: [item] });
  return { status: isNew ? 201 : 200, body: body! };
}

async function readTarget(call: GraphCall<never, unknown>, write: LibraryWrite): Promise<ContentTarget> {
  const { itemId, path } = call.address;
  const start = await requirePlace(write.db, write.list, { itemId });
  const conflictBehavior = call.query.conflictBehavior ?? 'replace';
  if (path !== undefined) return { parentId: start.id, path: splitPath(path), conflictBehavior };
  if (conflictBehavior === 'replace' || start.isFolder || start.parentId === null) return { itemId: start.id };
  // the file is what has the name already
  return { parentId: start.parentId, path: [start.name], conflictBehavior };
}
