import type { Database, ResponseCommands } from '@tideform/sync';
import { forgetKioskDrafts, readKioskDrafts } from '../../kiosk/kiosk-mode.ts';

/** Takes away what the person before has begun on this kiosk and not submitted. What was submitted goes its way. */
export async function clearKiosk(
  { database, responses }: { readonly database: Database; readonly responses: Pick<ResponseCommands, 'discard'> },
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Promise<void> {
  const ids = readKioskDrafts(storage);
  for (const id of ids) {
    const row = await database.responses.get(id);
    if (row && !row.submitted && !row.deleted) await responses.discard(id);
  }
  forgetKioskDrafts(storage, ids);
}
