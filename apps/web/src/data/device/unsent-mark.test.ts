import { expect, it } from 'vitest';
import { isSafariTab } from './is-safari-tab.ts';
import { readUnsentMark, writeUnsentMark } from './unsent-mark.ts';

const ada = { tenantId: 't1', userId: 'ada' };

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('remembers how much was unsent, for each account', () => {
  const storage = createStorage();
  writeUnsentMark(storage, ada, 3);
  expect([readUnsentMark(storage, ada), readUnsentMark(storage, { ...ada, userId: 'tom' })]).toEqual([3, 0]);
  writeUnsentMark(storage, ada, 0);
  expect(readUnsentMark(storage, ada)).toBe(0);
});

it('makes nothing of a mark that is no count', () => {
  expect(readUnsentMark({ getItem: () => 'many' }, ada)).toBe(0);
});

const safari = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

it('knows a tab of Safari from an installed app and from other browsers', () => {
  expect(isSafariTab({ userAgent: safari }, false)).toBe(true);
  expect(isSafariTab({ userAgent: safari }, true)).toBe(false);
  expect(isSafariTab({ userAgent: chrome }, false)).toBe(false);
});
