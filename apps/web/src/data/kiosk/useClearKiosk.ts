import { flushPendingSaves } from '../../saving/pending-saves.ts';
import { clearUnsavedAnswers } from '../../saving/unsaved-answers.ts';
import { getDeviceStorage } from '../../ui/device-storage.ts';
import { useData } from '../data-context.ts';
import { clearKiosk } from './clear-kiosk.ts';

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
