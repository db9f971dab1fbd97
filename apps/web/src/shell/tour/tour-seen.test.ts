import { expect, it } from 'vitest';
import { hasSeenTour, storeTourSeen } from './useTour.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('stores separately for each user of a device whether they have seen the tour', () => {
  const storage = memory();
  storeTourSeen(storage, 'tom');
  storeTourSeen(storage, 'lena');
  storeTourSeen(storage, 'tom');
  expect(storage.getItem('tourSeenBy')).toBe('tom lena');
  expect(['tom', 'lena', 'jonas'].map((id) => hasSeenTour(storage, id))).toEqual([true, true, false]);
});

it('can be turned off for a device', () => {
  const storage = memory();
  storeTourSeen(storage);
  expect(hasSeenTour(storage, 'anybody')).toBe(true);
});
