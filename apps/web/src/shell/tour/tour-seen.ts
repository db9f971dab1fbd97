export const tourKey = 'tourSeenBy';
/** On a device where nobody is to be shown around. */
const everybody = '*';

type Keeping = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether a person has been shown around on this device, or has said that they do not want to be. */
export function hasSeenTour(storage: Keeping, userId: string): boolean {
  const seen = storage.getItem(tourKey)?.split(' ') ?? [];
  return seen.includes(userId) || seen.includes(everybody);
}

/** @param userId without one: nobody is shown around here any more */
export function noteTourSeen(storage: Keeping, userId: string = everybody): void {
  if (hasSeenTour(storage, userId)) return;
  storage.setItem(tourKey, [storage.getItem(tourKey), userId].filter(Boolean).join(' '));
}
