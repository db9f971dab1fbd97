import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useEffect, useState } from 'react';
import { useFrameStyles } from '../frame.styles.ts';

const Bell = onDemand(async () => (await import('./Bell.tsx')).Bell);

/** Fetches the bell now. */
export const loadBell = Bell.load;

/** So long the screen has what the network gives to itself: nobody waits for the bell. */
const afterMs = 10_000;

/** The bell comes after the screen; the page does without one whose code does not come. */
export function LateBell() {
  const styles = useFrameStyles();
  const [isHere, setHere] = useState(Bell.isLoaded);
  useEffect(() => {
    if (isHere) return;
    const load = () =>
      Bell.load().then(
        () => setHere(true),
        () => undefined,
      );
    const timer = setTimeout(load, afterMs);
    return () => clearTimeout(timer);
  }, [isHere]);
  return <span className={styles.bell}>{isHere && <Bell />}</span>;
}
