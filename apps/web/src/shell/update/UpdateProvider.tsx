import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { browserUpdate } from './browser-update.ts';
import { watchForUpdate } from './watch-for-update.ts';

const UpdateContext = createContext<(() => void) | undefined>(undefined);
const KeepContext = createContext<() => void>(() => undefined);

/** So long the app may take to arrive on a device that does not have it. */
const arrivalMs = 10_000;

/** Switches to the new build and reloads; `undefined` while there is none. */
export const useUpdate = (): (() => void) | undefined => use(UpdateContext);

/** Says that the first things of this person are here: the rest of the app may be fetched to be kept. */
export const useKeepApp = (): (() => void) => use(KeepContext);

/**
 * Registers the service worker and watches for new builds. On the first visit it comes after what the person waits for:
 * it fetches all of the app, a hundred files and more.
 */
export function UpdateProvider({ children }: { readonly children: ReactNode }) {
  const [takeOver, setTakeOver] = useState<() => void>();
  const [isArrived, setArrived] = useState(() => Boolean(navigator.serviceWorker?.controller));
  const keep = useCallback(() => setArrived(true), []);
  useEffect(() => {
    const timer = setTimeout(keep, arrivalMs);
    return () => clearTimeout(timer);
  }, [keep]);
  useEffect(() => {
    if (!isArrived || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const watch = new AbortController();
    watchForUpdate(browserUpdate(navigator.serviceWorker), (next) => setTakeOver(() => next), watch.signal);
    return () => watch.abort();
  }, [isArrived]);
  return (
    <KeepContext value={keep}>
      <UpdateContext value={takeOver}>{children}</UpdateContext>
    </KeepContext>
  );
}
