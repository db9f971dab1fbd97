import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { cachePrefix } from './precache.ts';
import { type UpdateEnvironment, watchForUpdate } from './watch-for-update.ts';

const UpdateContext = createContext<(() => void) | undefined>(undefined);
const ReportLoadedContext = createContext<() => void>(() => undefined);

/** Maximum delay in milliseconds before the service worker is registered on a first visit. */
const maxDelayMs = 10_000;

/** Returns a function that switches to the new build and reloads the page; `undefined` if there is no new build. */
export const useTakeOverUpdate = (): (() => void) | undefined => use(UpdateContext);

/** Returns a function that reports that the first screen is loaded, so that the rest of the app can be cached. */
export const useReportLoaded = (): (() => void) => use(ReportLoadedContext);

/**
 * Registers the service worker and watches for new builds. On a first visit, registration waits for the first screen,
 * because the service worker then downloads the whole app, which has more than a hundred files.
 */
export function UpdateProvider({ children }: { readonly children: ReactNode }) {
  const [takeOver, setTakeOver] = useState<() => void>();
  const [isScreenLoaded, setArrived] = useState(() => Boolean(navigator.serviceWorker?.controller));
  const reportLoaded = useCallback(() => setArrived(true), []);
  useEffect(() => {
    const timer = setTimeout(reportLoaded, maxDelayMs);
    return () => clearTimeout(timer);
  }, [reportLoaded]);
  useEffect(() => {
    if (!isScreenLoaded || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const watch = new AbortController();
    watchForUpdate(createUpdateEnvironment(navigator.serviceWorker), (next) => setTakeOver(() => next), watch.signal);
    return () => watch.abort();
  }, [isScreenLoaded]);
  return (
    <ReportLoadedContext value={reportLoaded}>
      <UpdateContext value={takeOver}>{children}</UpdateContext>
    </ReportLoadedContext>
  );
}

const createUpdateEnvironment = (container: ServiceWorkerContainer): UpdateEnvironment => ({
  container,
  fetch: (input, init) => fetch(input, init),
  async countCachedFiles() {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return counts.reduce((sum, count) => sum + count, 0);
  },
  isActive: () => navigator.onLine && document.visibilityState === 'visible',
  reload: () => location.reload(),
});
