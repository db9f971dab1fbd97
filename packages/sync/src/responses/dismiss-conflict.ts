import type { SyncContext } from '../context.ts';
import { requireIdentity, requireOwnResponse } from '../database/own-rows.ts';

/** Clears a draft's `conflict`. The library gets this change together with the draft's next change. */
export async function dismissConflict({ database, ports }: SyncContext, responseId: string): Promise<void> {
  const person = requireIdentity(ports);
  await database.transaction('rw', database.responses, async () => {
    const row = await requireOwnResponse(database, responseId, person);
    if (row.submitted || !row.conflict) return;
    const { conflict: _seen, ...rest } = row;
    await database.responses.put(rest);
  });
}
