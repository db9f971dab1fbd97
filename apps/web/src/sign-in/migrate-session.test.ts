import { expect, it } from 'vitest';
import { amira, tom } from '../testing/fakes.ts';
import { migrateSession } from './open-oidc-session.ts';
import { getSessionPrefix } from './sign-in-location.ts';

/** Tokens as stored by an earlier version, which supported one account. The account is in the claims. */
const old = JSON.stringify({ access_token: 'a', refresh_token: 'r', profile: { oid: 'u1', tid: 't1', sub: 's' } });
const name = 'user:https://sign-in.test:tideform';

function storageWith(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('moves the tokens of the single account to the storage keys of the current version', () => {
  const storage = storageWith({ [`oidc.${name}`]: old });
  migrateSession(storage, amira, name, getSessionPrefix(amira));
  expect([...storage.kept]).toEqual([[`oidc.t1.u1.${name}`, old]]);
});

it('keeps the tokens of another account, and newer tokens of the same account', () => {
  const others = storageWith({ [`oidc.${name}`]: old });
  migrateSession(others, tom, name, getSessionPrefix(tom));
  expect([...others.kept.keys()]).toEqual([`oidc.${name}`]);
  const newer = storageWith({ [`oidc.${name}`]: old, [`oidc.t1.u1.${name}`]: 'newer' });
  migrateSession(newer, amira, name, getSessionPrefix(amira));
  expect(newer.kept.get(`oidc.t1.u1.${name}`)).toBe('newer');
});
