import { expect, it } from 'vitest';
import { readLastAccount, writeLastAccount } from './last-account.ts';

const ada = { tenantId: 't', userId: 'u', displayName: 'Ada', username: 'ada@example.com' };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

it('stores the last active account until it signs out', () => {
  const kept = storage();
  writeLastAccount(kept, ada);
  expect(readLastAccount(kept)).toEqual(ada);
  writeLastAccount(kept, undefined);
  expect(readLastAccount(kept)).toBeUndefined();
});

it.each([null, [], 'Ada', { ...ada, tenantId: 1 }, { userId: 'u' }])('ignores the stored account %j', (kept) => {
  const other = storage();
  other.setItem('lastAccount', JSON.stringify(kept));
  expect(readLastAccount(other)).toBeUndefined();
});

it('ignores invalid JSON and unknown properties', () => {
  const kept = storage();
  kept.setItem('lastAccount', '{');
  expect(readLastAccount(kept)).toBeUndefined();
  kept.setItem('lastAccount', JSON.stringify({ ...ada, more: 1 }));
  expect(readLastAccount(kept)).toEqual(ada);
});
