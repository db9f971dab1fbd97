import { filesKept, useFileStore } from '@tideform/components/kit/FileStore.tsx';
import type { Session } from '@tideform/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { settledWithin } from '../../scripts/settled-within.ts';

/** What a person asked the form for. */
export type Press = 'next' | 'submit';

/** Decides what a press does. It may take its time, and asks then whether the press is still wanted. */
type Decide = (isWanted: () => boolean) => void | Promise<void>;

/** A button that takes longer than this says so. */
const PATIENCE_MS = 300;
/** Logic that finds no rest does not keep anybody from going on with what is known. */
const LIMIT_MS = 10_000;

interface WhenSettled {
  /** What is waited for; `undefined` while nothing takes long enough to be told. */
  readonly waiting: Press | undefined;
  /**
   * Decides once the form's logic is at rest and the files that were picked are in the answers: at once when they are. A second press
   * meanwhile is the same press. A file that could not be kept says so, and the press comes to nothing: it was meant with the file.
   */
  whenSettled(press: Press, decide: Decide): void;
  /** Nothing that is waited for is wanted any more: the person went elsewhere. */
  forget(): void;
}

/** Lets Next and Submit wait for the code of a form, and for its files. */
export function useWhenSettled(session: Session): WhenSettled {
  const [waiting, setWaiting] = useState<Press>();
  const pending = useRef<object>(undefined);
  const store = useFileStore();

  const forget = useCallback(() => {
    pending.current = undefined;
    setWaiting(undefined);
  }, []);

  const whenSettled = useCallback(
    (press: Press, decide: Decide) => {
      if (pending.current) return;
      const mine = {};
      pending.current = mine;
      const isWanted = () => pending.current === mine;
      const files = filesKept(store);
      const afterRest = async () => {
        if ((await files) === false) return;
        await settledWithin(session, LIMIT_MS);
        if (isWanted()) await decide(isWanted);
      };
      const decided = files || session.isSettling ? afterRest() : decide(isWanted);
      if (!decided) return forget();
      const timer = setTimeout(() => isWanted() && setWaiting(press), PATIENCE_MS);
      void decided.finally(() => {
        clearTimeout(timer);
        if (isWanted()) forget();
      });
    },
    [session, store, forget],
  );

  useEffect(() => forget, [forget]);
  return { waiting, whenSettled, forget };
}
