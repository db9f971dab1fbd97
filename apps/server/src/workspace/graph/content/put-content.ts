import { operations } from '@tideform/graph';
import { requireItemAt, splitPath } from '../../library/items/item-address.ts';
import { type ContentTarget, writeContent } from '../../library/items/write-content.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement } from '../call/graph-call.ts';
import { describeItems } from '../drive-items/describe-items.ts';
import { openDrive } from '../drives/open-drive.ts';
import { requireQuota } from '../drives/require-quota.ts';
import { limitBytes } from './limit-bytes.ts';
import { rewriteContent } from './rewrite-content.ts';
import { simulateServiceChange } from './simulate-service-change.ts';

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
