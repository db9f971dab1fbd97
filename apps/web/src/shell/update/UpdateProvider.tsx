import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { browserUpdate } from './browser-update.ts';
import { watchForUpdate } from './watch-for-update.ts';

const UpdateContext = createContext<(() => void) | undefined>(undefined);

/** Switches to the new build and reloads; `undefined` while there is none. */
export const useUpdate = (): (() => void) | undefined => use(UpdateContext);

/** Registers the service worker and watches for new builds. */
export function UpdateProvider({ children }: { readonly children: ReactNode }) {
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const watch = new AbortController();
    watchForUpdate(browserUpdate(navigator.serviceWorker), (next) => setTakeOver(() => next), watch.signal);
    return () => watch.abort();
  }, []);
  return <UpdateContext value={takeOver}>{children}</UpdateContext>;
}
