import { expect, it } from 'vitest';
import { setAppBadge } from './unsent-count.ts';

it('shows and clears the count on the app icon, and does nothing in browsers without badges', () => {
  const seen: unknown[] = [];
  const icon = {
    setAppBadge: async (count?: number) => void seen.push(count),
    clearAppBadge: async () => {
      seen.push('clear');
      throw new DOMException('not installed');
    },
  };
  setAppBadge(icon, 3);
  setAppBadge(icon, 0);
  setAppBadge({}, 3);
  expect(seen).toEqual([3, 'clear']);
});
