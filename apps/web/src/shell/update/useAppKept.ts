import { useSyncExternalStore } from 'react';

/** Whether this device has all of the app: its service worker takes over once it has every file. */
export function useAppKept(): boolean {
  return useSyncExternalStore(subscribe, isKept);
}

const isKept = (): boolean => Boolean(navigator.serviceWorker?.controller);

function subscribe(onChange: () => void): () => void {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('controllerchange', onChange);
  return () => serviceWorker?.removeEventListener('controllerchange', onChange);
}
