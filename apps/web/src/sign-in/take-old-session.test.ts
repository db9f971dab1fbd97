import { expect, it } from 'vitest';
import { amira, tom } from '../testing/fake-auth.ts';
import { sessionPrefix } from './session-prefix.ts';
import { takeOldSession } from './take-old-session.ts';

/** As a program left it that knew one account: its tokens, whose they are in the claims. */
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

it('brings the tokens of the one account to where each account has its own', () => {
  const storage = storageWith({ [`oidc.${name}`]: old });
  takeOldSession(storage, amira, name, sessionPrefix(amira));
  expect([...storage.kept]).toEqual([[`oidc.t1.u1.${name}`, old]]);
});

it('leaves the tokens of somebody else, and newer ones of the same account', () => {
  const others = storageWith({ [`oidc.${name}`]: old });
  takeOldSession(others, tom, name, sessionPrefix(tom));
  expect([...others.kept.keys()]).toEqual([`oidc.${name}`]);
  const newer = storageWith({ [`oidc.${name}`]: old, [`oidc.t1.u1.${name}`]: 'newer' });
  takeOldSession(newer, amira, name, sessionPrefix(amira));
  expect(newer.kept.get(`oidc.t1.u1.${name}`)).toBe('newer');
});
