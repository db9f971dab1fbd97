import { flushPendingSaves } from '../../saving/pending-saves.ts';
import { clearUnsavedAnswers } from '../../saving/unsaved-answers.ts';
import { deviceStorage } from '../../ui/device-storage.ts';
import { useData } from '../data-context.ts';
import { clearKiosk } from './clear-kiosk.ts';

/** Leaves nothing on a kiosk of who was there. */
export function useClearKiosk(): () => Promise<void> {
  const data = useData();
  return async () => {
    // What is saved a moment later would come back.
    await flushPendingSaves().catch(() => undefined);
    await clearKiosk(data, deviceStorage());
    clearUnsavedAnswers();
  };
}
