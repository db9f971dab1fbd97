import type { Database, ResponseCommands } from '@tideform/sync';
import { readKioskDrafts, removeKioskDrafts } from '../../kiosk/kiosk-mode.ts';
import { flushPendingSaves } from '../../saving/pending-saves.ts';
import { clearUnsavedAnswers } from '../../saving/unsaved-answers.ts';
import { getDeviceStorage } from '../../ui/browser/device-storage.ts';
import { useData } from '../data-context.ts';

/** Returns a function that removes all data of the previous respondent from a kiosk. */
export function useClearKiosk(): () => Promise<void> {
  const data = useData();
  return async () => {
    // Saves pending changes first; otherwise they would store the discarded drafts again.
    await flushPendingSaves().catch(() => undefined);
    await clearKiosk(data, getDeviceStorage());
    clearUnsavedAnswers();
  };
}

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
