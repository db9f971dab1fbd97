import { expect, it } from 'vitest';
import { badgeApp } from './app-badge.ts';

it('writes what waits on the icon, takes it away, and bears browsers that have no icons', () => {
  const seen: unknown[] = [];
  const icon = {
    setAppBadge: async (count?: number) => void seen.push(count),
    clearAppBadge: async () => {
      seen.push('clear');
      throw new DOMException('not installed');
    },
  };
  badgeApp(icon, 3);
  badgeApp(icon, 0);
  badgeApp({}, 3);
  expect(seen).toEqual([3, 'clear']);
});
