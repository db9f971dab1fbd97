import type { SyncContext } from '../context.ts';
import { isOwnRow, requireIdentity } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { ResponseRow } from '../database/rows.ts';

/**
 * Makes this tab the editor of a draft, in the same way as when another device's answers replace it: an editor in
 * another tab that didn't stop in time saves its answers as a copy.
 *
 * @returns the updated draft, or `undefined` if it is no longer a draft
 */
export async function takeOverDraft(
  { database, ports }: SyncContext,
  responseId: string,
): Promise<ResponseRow | undefined> {
  const person = requireIdentity(ports);
  const update = async () => {
    const row = await database.responses.get(responseId);
    if (!row || !isOwnRow(row, person) || row.submitted || row.deleted) return undefined;
    const taken: ResponseRow = { ...row, takenOver: ports.chance.uuid() };
    await database.responses.put(taken);
    return taken;
  };
  return withStorageReserve(database, () => database.transaction('rw', database.responses, update));
}
