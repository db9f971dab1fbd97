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
