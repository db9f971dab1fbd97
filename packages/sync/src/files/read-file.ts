import type { FileLike } from '@tideform/engine';
import { downloadAddress, GraphError, GraphOutage } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { withReserve } from '../database/reserve.ts';
import type { FileRow } from '../database/rows.ts';
import { FileUnavailable } from './file-unavailable.ts';

const dayMs = 86_400_000;

/**
 * A file's bytes: from this device, else from the library, and then kept here for a while.
 *
 * @throws FileUnavailable, with the outage or the refusal as its cause.
 */
export async function readFile(context: SyncContext, file: FileLike, signal?: AbortSignal): Promise<Blob> {
  const { database } = context;
  const kept = await database.files.get(file.id);
  if (kept) {
    await touch(context, kept);
    return kept.content;
  }
  const content = await download(context, file, signal);
  const timestamp = context.ports.clock.now();
  // Without room the file is read again next time; the person sees it now.
  await withReserve(database, () => database.files.put({ id: file.id, timestamp, content })).catch(() => {});
  return content;
}

/** NOTE: once a day at most: writing the row writes its bytes again. */
async function touch({ database, ports }: SyncContext, { id, timestamp }: FileRow): Promise<void> {
  const now = ports.clock.now();
  if (Date.parse(now) - Date.parse(timestamp) > dayMs) await database.files.update(id, { timestamp: now });
}

async function download(context: SyncContext, file: FileLike, signal: AbortSignal | undefined): Promise<Blob> {
  const { driveId, driveItemId: itemId } = file;
  if (typeof driveId !== 'string' || typeof itemId !== 'string') throw new FileUnavailable();
  // Answers may name any drive; the person's own files are no part of a response.
  if ((await context.database.teams.where('driveId').equals(driveId).count()) === 0) throw new FileUnavailable();
  const { graph } = context.ports;
  try {
    const address = await downloadAddress(graph, { driveId, itemId }, signal);
    if (!address) throw new FileUnavailable();
    const content = await graph.download(address, signal);
    return new Blob([content], { type: file.type });
  } catch (cause) {
    if (cause instanceof GraphError || cause instanceof GraphOutage) throw new FileUnavailable(undefined, { cause });
    throw cause;
  }
}
