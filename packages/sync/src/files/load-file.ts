import type { FileLike } from '@tideform/engine';
import { findDownloadUrl, GraphError, GraphOutage } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { FileRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';

const dayMs = 86_400_000;

/**
 * Reads a file's bytes from this device, or else from the library; downloaded files are cached on this device for some
 * days.
 *
 * @throws FileUnavailable, with the outage or the refusal as its cause.
 */
export async function loadFile(context: SyncContext, file: FileLike, signal?: AbortSignal): Promise<Blob> {
  const { database } = context;
  const cached = await database.files.get(file.id);
  if (cached) {
    await updateLastUse(context, cached);
    return cached.content;
  }
  const content = await downloadFile(context, file, signal);
  const timestamp = context.ports.clock.now();
  // If there isn't enough space, the file is downloaded again next time. The user still gets it now.
  await withStorageReserve(database, () => database.files.put({ id: file.id, timestamp, content })).catch(() => {});
  return content;
}

/** Records when a file was last used. NOTE: at most once a day, because updating the row rewrites its bytes. */
async function updateLastUse({ database, ports }: SyncContext, { id, timestamp }: FileRow): Promise<void> {
  const now = ports.clock.now();
  if (Date.parse(now) - Date.parse(timestamp) > dayMs) await database.files.update(id, { timestamp: now });
}

async function downloadFile(context: SyncContext, file: FileLike, signal: AbortSignal | undefined): Promise<Blob> {
  const { driveId, driveItemId: itemId } = file;
  if (typeof driveId !== 'string' || typeof itemId !== 'string') throw new FileUnavailable();
  // Answers may contain any drive ID; only the drives of teams are read, never a user's own files.
  if ((await context.database.teams.where('driveId').equals(driveId).count()) === 0) throw new FileUnavailable();
  const { graph } = context.ports;
  try {
    const address = await findDownloadUrl(graph, { driveId, itemId }, signal);
    if (!address) throw new FileUnavailable();
    const content = await graph.download(address, signal);
    return new Blob([content], { type: file.type });
  } catch (cause) {
    if (cause instanceof GraphError || cause instanceof GraphOutage) throw new FileUnavailable(undefined, { cause });
    throw cause;
  }
}

/** Thrown when a file's bytes are available neither on this device nor from the library. */
export class FileUnavailable extends FailureError<'file-unavailable'> {
  override readonly name = 'FileUnavailable';

  /** @param name the file's name, when the operation involves several files */
  constructor(name?: string, options?: ErrorOptions) {
    super('file-unavailable', name === undefined ? {} : { name }, options);
  }
}
