import { beforeEach, expect, it } from 'vitest';
import { amira, amiraElsewhere, tom } from '../testing/fakes.ts';
import { readAccounts, removeAccount, storeAccount } from './account-store.ts';
import { writeLastAccount } from './last-account.ts';

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept = new Map();
});

it('reads the single account that an earlier version of the app stored', () => {
  writeLastAccount(storage, amira);
  expect(readAccounts(storage)).toEqual([amira]);
});

it('lists the active account first, and each account once', () => {
  for (const account of [amira, tom, amira]) storeAccount(storage, account);
  expect(readAccounts(storage)).toEqual([amira, tom]);
});

it('treats a guest as a different account', () => {
  storeAccount(storage, amira);
  storeAccount(storage, amiraElsewhere);
  removeAccount(storage, amira);
  expect(readAccounts(storage)).toEqual([amiraElsewhere]);
});

it.each(['nonsense', '{}', '[{"tenantId":1},null]'])('ignores the invalid stored accounts %s', (stored) => {
  kept.set('accounts', stored);
  expect(readAccounts(storage)).toEqual([]);
});
