import { beforeEach, expect, it } from 'vitest';
import { amira, amiraElsewhere, tom } from '../testing/fake-auth.ts';
import { forgetAccount, keepAccount, readAccounts } from './known-accounts.ts';
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

it('knows the one account of a device on which an older program ran', () => {
  writeLastAccount(storage, amira);
  expect(readAccounts(storage)).toEqual([amira]);
});

it('has who was chosen last first, and each account once', () => {
  for (const account of [amira, tom, amira]) keepAccount(storage, account);
  expect(readAccounts(storage)).toEqual([amira, tom]);
});

it('takes a guest for another account than the person at home', () => {
  keepAccount(storage, amira);
  keepAccount(storage, amiraElsewhere);
  forgetAccount(storage, amira);
  expect(readAccounts(storage)).toEqual([amiraElsewhere]);
});

it.each(['nonsense', '{}', '[{"tenantId":1},null]'])('reads %s as nobody', (stored) => {
  kept.set('accounts', stored);
  expect(readAccounts(storage)).toEqual([]);
});
