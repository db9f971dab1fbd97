import { useFileStore, waitForPendingFiles } from '@tideform/components/kit/FileStore.tsx';
import type { Session } from '@tideform/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { waitUntilSettled } from '../../scripts/wait-until-settled.ts';

/** Button that the user clicked. */
export type WaitingButton = 'next' | 'submit';

/** Performs a click. If it takes time, it checks `isWanted` afterwards. */
type Decide = (isWanted: () => boolean) => void | Promise<void>;

/** A button shows that it is waiting after this time. */
const INDICATOR_DELAY_MS = 300;
/** Logic that doesn't settle in this time no longer blocks the user. */
const MAX_WAIT_MS = 10_000;

interface WhenSettled {
  /** Button that is waiting; `undefined` while nothing takes long enough to be shown. */
  readonly waiting: WaitingButton | undefined;
  /**
   * Calls `decide` once the form's logic has settled and selected files are stored: at once if they are. A second
   * click in the meantime is ignored. If a file can't be stored, an error is shown and the click is dropped, because
   * it was meant to include the file.
   */
  whenSettled(press: WaitingButton, decide: Decide): void;
  /** Drops a waiting click, because the user navigated elsewhere. */
  cancel(): void;
}

/** Makes Next and Submit wait for the form's code and files. */
export function useWhenSettled(session: Session): WhenSettled {
  const [waiting, setWaiting] = useState<WaitingButton>();
  const pending = useRef<object>(undefined);
  const store = useFileStore();

  const forget = useCallback(() => {
    pending.current = undefined;
    setWaiting(undefined);
  }, []);

  const whenSettled = useCallback(
    (press: WaitingButton, decide: Decide) => {
      if (pending.current) return;
      const token = {};
      pending.current = token;
      const isWanted = () => pending.current === token;
      const files = waitForPendingFiles(store);
      const decideWhenReady = async () => {
        if ((await files) === false) return;
        await waitUntilSettled(session, MAX_WAIT_MS);
        if (isWanted()) await decide(isWanted);
      };
      const decision = files || session.isSettling ? decideWhenReady() : decide(isWanted);
      if (!decision) return forget();
      const timer = setTimeout(() => isWanted() && setWaiting(press), INDICATOR_DELAY_MS);
      void decision.finally(() => {
        clearTimeout(timer);
        if (isWanted()) forget();
      });
    },
    [session, store, forget],
  );

  useEffect(() => forget, [forget]);
  return { waiting, whenSettled, cancel: forget };
}
