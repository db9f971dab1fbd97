import { useEffect, useState } from 'react';
import { deviceStorage } from '../../ui/device-storage.ts';
import { whenIdle } from '../when-idle.ts';
import { hasSeenTour, noteTourSeen } from './tour-seen.ts';

/**
 * Whether the tour is to be seen now: at somebody's first forms on this device, once the page has nothing else to do.
 *
 * @param isPlace whether the screen is one that the tour is about
 */
export function useTour(userId: string, isPlace: boolean): readonly [isShown: boolean, end: () => void] {
  const [shownTo, setShownTo] = useState<string>();
  useEffect(() => {
    if (!isPlace || hasSeenTour(deviceStorage(), userId)) return;
    let isOver = false;
    whenIdle(() => !isOver && setShownTo(userId));
    return () => {
      isOver = true;
    };
  }, [isPlace, userId]);
  const end = () => {
    noteTourSeen(deviceStorage(), userId);
    setShownTo(undefined);
  };
  return [isPlace && shownTo === userId, end];
}
