import { expect, it } from 'vitest';
import { hasSeenTour, noteTourSeen } from './tour-seen.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('knows of each person on the device by themselves', () => {
  const storage = memory();
  noteTourSeen(storage, 'tom');
  noteTourSeen(storage, 'lena');
  noteTourSeen(storage, 'tom');
  expect(storage.getItem('tourSeenBy')).toBe('tom lena');
  expect(['tom', 'lena', 'jonas'].map((id) => hasSeenTour(storage, id))).toEqual([true, true, false]);
});

it('shows nobody around where that is not wanted', () => {
  const storage = memory();
  noteTourSeen(storage);
  expect(hasSeenTour(storage, 'anybody')).toBe(true);
});
