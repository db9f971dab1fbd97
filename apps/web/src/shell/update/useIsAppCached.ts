import { useSyncExternalStore } from 'react';

/**
 * Returns whether the whole app is cached on this device: the service worker only takes over after all files are
 * cached.
 */
export function useIsAppCached(): boolean {
  return useSyncExternalStore(subscribe, isCached);
}

const isCached = (): boolean => Boolean(navigator.serviceWorker?.controller);

function subscribe(onChange: () => void): () => void {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('controllerchange', onChange);
  return () => serviceWorker?.removeEventListener('controllerchange', onChange);
}
