import { useFileStore, waitForPendingFiles } from '@tideform/components/kit/FileStore.tsx';
import type { Session } from '@tideform/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { waitUntilSettled } from '../../scripts/wait-until-settled.ts';

/** Button that the user clicked while the form's logic hasn't settled. */
export type WaitingButton = 'next' | 'submit';

/** Performs the action of a clicked button. If that takes time, checks `isWanted` afterwards. */
type HandleSettled = (isWanted: () => boolean) => void | Promise<void>;

/** Time in milliseconds after which a clicked button shows that it is waiting. */
const INDICATOR_DELAY_MS = 300;
/** Time in milliseconds after which logic that hasn't settled no longer blocks the user. */
const MAX_WAIT_MS = 10_000;

interface WhenSettled {
  /** Button that shows that it is waiting; `undefined` if no button has waited long enough. */
  readonly waiting: WaitingButton | undefined;
  /**
   * Calls `decide` as soon as the form's logic has settled and selected files are stored. A second click in the
   * meantime is ignored. If a file can't be stored, an error is shown and the click is dropped, because the user meant
   * to include the file.
   */
  whenSettled(press: WaitingButton, decide: HandleSettled): void;
  /** Drops a click that is waiting, because the user navigated elsewhere. */
  cancel(): void;
}

/** Makes the buttons Next and Submit wait for the form's code and files. */
export function useWhenSettled(session: Session): WhenSettled {
  const [waiting, setWaiting] = useState<WaitingButton>();
  const pending = useRef<object>(undefined);
  const store = useFileStore();

  const forget = useCallback(() => {
    pending.current = undefined;
    setWaiting(undefined);
  }, []);

  const whenSettled = useCallback(
    (press: WaitingButton, decide: HandleSettled) => {
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
