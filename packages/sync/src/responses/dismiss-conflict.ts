import type { SyncContext } from '../context.ts';
import { ownResponse, signedIn } from '../database/own-rows.ts';

/** Forgets what a draft's `conflict` says. The library hears of it with the next change of the draft. */
export async function dismissConflict({ database, ports }: SyncContext, responseId: string): Promise<void> {
  const person = signedIn(ports);
  await database.transaction('rw', database.responses, async () => {
    const row = await ownResponse(database, responseId, person);
    if (row.submitted || !row.conflict) return;
    const { conflict: _seen, ...rest } = row;
    await database.responses.put(rest);
  });
}
