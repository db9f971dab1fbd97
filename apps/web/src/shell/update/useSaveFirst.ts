import { useMessages } from '@tideform/i18n/react';
import { isOutOfReach } from '../../failures/is-out-of-reach.ts';
import { flushPendingSaves } from '../../saving/pending-saves.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { updateMessages } from './update.messages.ts';

/** Saves what is not saved yet, before the page is loaded again. Answers whether it may be; says so when it may not. */
export function useSaveFirst(): () => Promise<boolean> {
  const messages = useMessages(updateMessages);
  const tell = useTell();
  return async () => {
    try {
      await flushPendingSaves();
    } catch (cause) {
      // A builder's edit that only waits for the network is on this device already.
      if (!isOutOfReach(cause)) {
        tell('error', messages.notSaved);
        return false;
      }
    }
    return true;
  };
}
