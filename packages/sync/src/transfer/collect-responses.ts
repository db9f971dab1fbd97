import type { SyncContext } from '../context.ts';
import { isOwn, signedIn } from '../database/own-rows.ts';
import { databaseVersion } from '../database/schema.ts';
import { filesIn } from '../files/stored-file.ts';
import type { UnsentWork } from './export-unsent.ts';

/** The person's responses of these ids with all that this device has of them, as `packResponses` takes it. */
export async function collectResponses({ database, ports }: SyncContext, ids: readonly string[]): Promise<UnsentWork> {
  const person = signedIn(ports);
  const rows = await database.responses.where('id').anyOf(ids).toArray();
  const responses = rows.filter((row) => isOwn(row, person));
  const attachments: Record<string, unknown>[] = [];
  const files: Record<string, unknown>[] = [];
  for (const response of responses) {
    const own = await database.attachments.where('responseId').equals(response.id).toArray();
    const others = filesIn(response.data.data).filter((file) => !own.some((row) => row.id === file.id));
    // Files that came with a copy, or that were read from the library: this device may have their bytes as well.
    const read = others.map(({ id, name, type, driveItemId }) => ({
      ...{ id, name, type, responseId: response.id },
      ...(driveItemId !== undefined && { isRead: true }),
    }));
    attachments.push(...own.map((row) => ({ ...row })), ...read);
    const kept = await database.files.bulkGet([...own, ...others].map(({ id }) => id));
    files.push(...kept.flatMap((row) => (row ? [{ ...row }] : [])));
  }
  return {
    databaseVersion,
    responses: responses.map((row) => ({ ...row })),
    outbox: [],
    attachments,
    files,
  };
}
