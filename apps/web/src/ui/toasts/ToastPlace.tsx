import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { ToasterProps } from './ShownToasts.tsx';
import { createToasts, ToastContext } from './toasts.ts';

const ShownToasts = onDemand<ToasterProps>(async () => (await import('./ShownToasts.tsx')).ShownToasts);

/** What draws toasts is fetched when the first one is wanted, or ahead of it. */
export const loadToasts = (): Promise<void> => ShownToasts.load();

/** Lets its children tell things in toasts. */
export function ToastPlace({ children }: { readonly children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const [isHere, setHere] = useState(ShownToasts.isLoaded);
  const wishes = useSyncExternalStore(toasts.onWish, toasts.wishes);
  useEffect(() => {
    // A toast that cannot be drawn is no reason to lose the screen: the next one tries again.
    if (wishes > 0 && !isHere)
      loadToasts().then(
        () => setHere(true),
        () => undefined,
      );
  }, [wishes, isHere]);
  return (
    <ToastContext value={toasts}>
      {children}
      {isHere && <ShownToasts toasts={toasts} />}
    </ToastContext>
  );
}
