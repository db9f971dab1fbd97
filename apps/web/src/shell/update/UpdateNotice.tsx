import { Button, Spinner } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { flushPendingSaves } from '../../data/pending-saves.ts';
import { isOutOfReach } from '../../failures/is-out-of-reach.ts';
import { useTell } from '../../ui/useTell.ts';
import { useUpdate } from './UpdateProvider.tsx';
import { updateWords } from './update.words.ts';

/** 'Update Available': the person decides when the page reloads, and nothing is reloaded over what is not saved. */
export function UpdateNotice() {
  const words = useWords(updateWords);
  const update = useUpdate();
  const tell = useTell();
  const [isBusy, setBusy] = useState(false);
  if (!update) return null;
  const apply = async () => {
    setBusy(true);
    try {
      await flushPendingSaves();
    } catch (cause) {
      // A builder's edit that only waits for the network is on this device already.
      if (!isOutOfReach(cause)) {
        tell('error', words.notSaved);
        return setBusy(false);
      }
    }
    update();
  };
  return (
    <Button
      size="small"
      icon={isBusy ? <Spinner size="extra-tiny" aria-hidden="true" /> : <ArrowClockwise20Regular />}
      disabledFocusable={isBusy}
      onClick={() => void apply()}
    >
      {words.available}
    </Button>
  );
}
