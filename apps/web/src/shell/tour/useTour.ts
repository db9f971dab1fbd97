import { useEffect, useState } from 'react';
import { deviceStorage } from '../../ui/device-storage.ts';
import { runWhenIdle } from '../run-when-idle.ts';
import { hasSeenTour, storeTourSeen } from './tour-seen.ts';

/**
 * Whether to show the tour now: on a user's first forms screen on this device, once the page is idle.
 *
 * @param isTourScreen whether the current screen is the one that the tour explains
 */
export function useTour(userId: string, isTourScreen: boolean): readonly [isShown: boolean, end: () => void] {
  const [shownTo, setShownTo] = useState<string>();
  useEffect(() => {
    if (!isTourScreen || hasSeenTour(deviceStorage(), userId)) return;
    let isCancelled = false;
    runWhenIdle(() => !isCancelled && setShownTo(userId));
    return () => {
      isCancelled = true;
    };
  }, [isTourScreen, userId]);
  const end = () => {
    storeTourSeen(deviceStorage(), userId);
    setShownTo(undefined);
  };
  return [isTourScreen && shownTo === userId, end];
}
