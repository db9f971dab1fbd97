import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToasterProps } from './ShownToasts.tsx';
import { createToasts, ToastContext } from './toasts.ts';

const ShownToasts = onDemand<ToasterProps>(async () => (await import('./ShownToasts.tsx')).ShownToasts);

/** Loads the code that shows toasts before the first toast. */
export const loadToasts = (): Promise<void> => ShownToasts.load();

/** Lets components inside show toasts. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const [isLoaded, setHere] = useState(ShownToasts.isLoaded);
  const requestCount = useSyncExternalStore(toasts.onRequest, toasts.requestCount);
  useEffect(() => {
    // If loading fails, the next toast tries again.
    if (requestCount > 0 && !isLoaded)
      loadToasts().then(
        () => setHere(true),
        () => undefined,
      );
  }, [requestCount, isLoaded]);
  return (
    <ToastContext value={toasts}>
      {children}
      {isLoaded && <ShownToasts toasts={toasts} />}
    </ToastContext>
  );
}
