import { useMessages } from '@tideform/i18n/react';
import { isUnreachable } from '../../failures/is-unreachable.ts';
import { flushPendingSaves } from '../../saving/pending-saves.ts';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { updateMessages } from './update.messages.ts';

/**
 * Returns a function that saves unsaved changes before a reload. Resolves to false, and shows a toast, if they
 * couldn't be saved.
 */
export function useSavePendingChanges(): () => Promise<boolean> {
  const messages = useMessages(updateMessages);
  const showToast = useShowToast();
  return async () => {
    try {
      await flushPendingSaves();
    } catch (cause) {
      // A builder's edit that only waits for the network is already on this device.
      if (!isUnreachable(cause)) {
        showToast('error', messages.notSaved);
        return false;
      }
    }
    return true;
  };
}
