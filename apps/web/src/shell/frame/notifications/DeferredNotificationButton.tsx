import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useEffect, useState } from 'react';
import { useFrameStyles } from '../frame.styles.ts';

const Bell = onDemand(async () => (await import('./NotificationButton.tsx')).NotificationButton);

/** Loads the notification button now. */
export const loadNotificationButton = Bell.load;

/** Delay in which the screen has the network to itself. */
const delayMs = 10_000;

/** Notification button, loaded after the screen. If its code can't be loaded, the page works without it. */
export function DeferredNotificationButton() {
  const styles = useFrameStyles();
  const [isLoaded, setHere] = useState(Bell.isLoaded);
  useEffect(() => {
    if (isLoaded) return;
    const load = () =>
      Bell.load().then(
        () => setHere(true),
        () => undefined,
      );
    const timer = setTimeout(load, delayMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return <span className={styles.bell}>{isLoaded && <Bell />}</span>;
}
