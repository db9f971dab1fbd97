import { useWords } from '@tideform/words/react';
import { isOutOfReach } from '../../failures/is-out-of-reach.ts';
import { flushPendingSaves } from '../../saving/pending-saves.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { updateWords } from './update.words.ts';

/** Saves what is not saved yet, before the page is loaded again. Answers whether it may be; says so when it may not. */
export function useSaveFirst(): () => Promise<boolean> {
  const words = useWords(updateWords);
  const tell = useTell();
  return async () => {
    try {
      await flushPendingSaves();
    } catch (cause) {
      // A builder's edit that only waits for the network is on this device already.
      if (!isOutOfReach(cause)) {
        tell('error', words.notSaved);
        return false;
      }
    }
    return true;
  };
}
