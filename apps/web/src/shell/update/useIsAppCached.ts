import { useSyncExternalStore } from 'react';

/** Whether this device has the whole app: its service worker takes over once every file is cached. */
export function useIsAppCached(): boolean {
  return useSyncExternalStore(subscribe, isCached);
}

const isCached = (): boolean => Boolean(navigator.serviceWorker?.controller);

function subscribe(onChange: () => void): () => void {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('controllerchange', onChange);
  return () => serviceWorker?.removeEventListener('controllerchange', onChange);
}
