import { expect, it } from 'vitest';
import { isSafariTab } from '../storage/useStorageRisk.ts';
import { readUnsentCount, writeUnsentCount } from './unsent-count.ts';

const ada = { tenantId: 't1', userId: 'ada' };

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('stores the number of unsent responses for each account', () => {
  const storage = createStorage();
  writeUnsentCount(storage, ada, 3);
  expect([readUnsentCount(storage, ada), readUnsentCount(storage, { ...ada, userId: 'tom' })]).toEqual([3, 0]);
  writeUnsentCount(storage, ada, 0);
  expect(readUnsentCount(storage, ada)).toBe(0);
});

it('ignores a stored value that is not a count', () => {
  expect(readUnsentCount({ getItem: () => 'many' }, ada)).toBe(0);
});

const safari = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

it('distinguishes a Safari tab from an installed app and other browsers', () => {
  expect(isSafariTab({ userAgent: safari }, false)).toBe(true);
  expect(isSafariTab({ userAgent: safari }, true)).toBe(false);
  expect(isSafariTab({ userAgent: chrome }, false)).toBe(false);
});
