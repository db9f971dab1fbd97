import { useEffect, useState } from 'react';
import { getDeviceStorage } from '../../ui/device-storage.ts';
import { runWhenIdle } from '../run-when-idle.ts';
import { hasSeenTour, storeTourSeen } from './tour-seen.ts';

/**
 * Returns whether to show the tour, and a function that ends it. The tour is shown when a user first sees a team's
 * forms on this device, as soon as the page is idle.
 *
 * @param isTourScreen whether the current screen is the one that the tour explains
 */
export function useTour(userId: string, isTourScreen: boolean): readonly [isShown: boolean, end: () => void] {
  const [shownTo, setShownTo] = useState<string>();
  useEffect(() => {
    if (!isTourScreen || hasSeenTour(getDeviceStorage(), userId)) return;
    let isCancelled = false;
    runWhenIdle(() => !isCancelled && setShownTo(userId));
    return () => {
      isCancelled = true;
    };
  }, [isTourScreen, userId]);
  const end = () => {
    storeTourSeen(getDeviceStorage(), userId);
    setShownTo(undefined);
  };
  return [isTourScreen && shownTo === userId, end];
}
