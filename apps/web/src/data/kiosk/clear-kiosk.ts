import type { Database, ResponseCommands } from '@tideform/sync';
import { readKioskDrafts, removeKioskDrafts } from '../../kiosk/kiosk-mode.ts';

/** Discards the drafts that the previous respondent started on this kiosk. Submitted responses stay queued. */
export async function clearKiosk(
  { database, responses }: { readonly database: Database; readonly responses: Pick<ResponseCommands, 'discard'> },
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Promise<void> {
  const ids = readKioskDrafts(storage);
  for (const id of ids) {
    const row = await database.responses.get(id);
    if (row && !row.submitted && !row.deleted) await responses.discard(id);
  }
  removeKioskDrafts(storage, ids);
}
