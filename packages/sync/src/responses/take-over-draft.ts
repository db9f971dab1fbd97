import type { SyncContext } from '../context.ts';
import { isOwn, signedIn } from '../database/own-rows.ts';
import { withReserve } from '../database/reserve.ts';
import type { ResponseRow } from '../database/rows.ts';

/**
 * Marks a draft as edited in this tab from now on, as if another device's answers had come into it: an editor that another tab
 * opened before, and that did not stop in time, saves its answers as a copy.
 *
 * @returns the draft as it is then; `undefined` when it is no longer one
 */
export async function takeOverDraft(
  { database, ports }: SyncContext,
  responseId: string,
): Promise<ResponseRow | undefined> {
  const person = signedIn(ports);
  const take = async () => {
    const row = await database.responses.get(responseId);
    if (!row || !isOwn(row, person) || row.submitted || row.deleted) return undefined;
    const taken: ResponseRow = { ...row, takenOver: ports.chance.uuid() };
    await database.responses.put(taken);
    return taken;
  };
  return withReserve(database, () => database.transaction('rw', database.responses, take));
}
