import { useEffect, useState } from 'react';
import { getDeviceStorage } from '../../ui/browser/device-storage.ts';
import { runWhenIdle } from '../run-when-idle.ts';

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

export const tourKey = 'tourSeenBy';
/** User ID that stands for all users of a device, if the tour is turned off. */
const allUsersMarker = '*';

type TourStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns whether the user has seen or skipped the tour on this device. */
export function hasSeenTour(storage: TourStorage, userId: string): boolean {
  const userIds = storage.getItem(tourKey)?.split(' ') ?? [];
  return userIds.includes(userId) || userIds.includes(allUsersMarker);
}

/**
 * Stores that a user has seen the tour.
 * @param userId absent: turns the tour off on this device
 */
export function storeTourSeen(storage: TourStorage, userId: string = allUsersMarker): void {
  if (hasSeenTour(storage, userId)) return;
  storage.setItem(tourKey, [storage.getItem(tourKey), userId].filter(Boolean).join(' '));
}
