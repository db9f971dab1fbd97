import { useMessages } from '@tideform/i18n/react';
import { isUnreachable } from '../../failures/failure-kinds.ts';
import { flushPendingSaves } from '../../saving/pending-saves.ts';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { updateMessages } from './update.messages.ts';

/**
 * Returns a function that saves unsaved changes before the page reloads. If that fails, it shows a toast and resolves
 * to false.
 */
export function useSavePendingChanges(): () => Promise<boolean> {
  const messages = useMessages(updateMessages);
  const showToast = useShowToast();
  return async () => {
    try {
      await flushPendingSaves();
    } catch (cause) {
      // If only the network is missing, the builder's changes are already stored on this device.
      if (!isUnreachable(cause)) {
        showToast('error', messages.notSaved);
        return false;
      }
    }
    return true;
  };
}
