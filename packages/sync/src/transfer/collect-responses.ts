import type { SyncContext } from '../context.ts';
import { isOwnRow, requireIdentity } from '../database/own-rows.ts';
import { databaseVersion } from '../database/schema.ts';
import { findFiles } from '../files/stored-file.ts';
import type { UnsentWork } from './export-unsent-work.ts';

/** Collects the user's responses with these IDs and their local files for `packResponses`. */
export async function collectResponses({ database, ports }: SyncContext, ids: readonly string[]): Promise<UnsentWork> {
  const person = requireIdentity(ports);
  const rows = await database.responses.where('id').anyOf(ids).toArray();
  const responses = rows.filter((row) => isOwnRow(row, person));
  const attachments: Record<string, unknown>[] = [];
  const files: Record<string, unknown>[] = [];
  for (const response of responses) {
    const own = await database.attachments.where('responseId').equals(response.id).toArray();
    const others = findFiles(response.data.data).filter((file) => !own.some((row) => row.id === file.id));
    // Files of a copy, or files that were read from the library: their bytes may be on this device too.
    const read = others.map(({ id, name, type, driveItemId }) => ({
      ...{ id, name, type, responseId: response.id },
      ...(driveItemId !== undefined && { isRead: true }),
    }));
    attachments.push(...own.map((row) => ({ ...row })), ...read);
    const fileRows = await database.files.bulkGet([...own, ...others].map(({ id }) => id));
    files.push(...fileRows.flatMap((row) => (row ? [{ ...row }] : [])));
  }
  return {
    databaseVersion,
    responses: responses.map((row) => ({ ...row })),
    outbox: [],
    attachments,
    files,
  };
}
