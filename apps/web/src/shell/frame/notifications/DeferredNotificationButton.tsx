import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useEffect, useState } from 'react';
import { useFrameStyles } from '../frame.styles.ts';

const NotificationButton = onDemand(async () => (await import('./NotificationButton.tsx')).NotificationButton);

/** Loads the notification button immediately. */
export const loadNotificationButton = NotificationButton.load;

/** Delay in milliseconds before the button is loaded, so that it doesn't compete with the screen for the network. */
const delayMs = 10_000;

/**
 * Notification button that is loaded after the screen. If its code can't be loaded, the page works without the button.
 */
export function DeferredNotificationButton() {
  const styles = useFrameStyles();
  const [isLoaded, setHere] = useState(NotificationButton.isLoaded);
  useEffect(() => {
    if (isLoaded) return;
    const load = () =>
      NotificationButton.load().then(
        () => setHere(true),
        () => undefined,
      );
    const timer = setTimeout(load, delayMs);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return <span className={styles.bell}>{isLoaded && <NotificationButton />}</span>;
}
