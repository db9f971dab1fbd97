import type { ConnectionPurpose } from '@tideform/contract';
import { expect, it } from 'vitest';
import { createFakeApi, createSuccess, refused } from '../../testing/fake-api.ts';
import { connectAccount } from './connect-account.ts';

const missing = createSuccess({ id: 'c1', authRequired: true, authorization: 'missing', purposes: [] });
const valid = createSuccess({ id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] });
const url = 'https://sign-in.test/authorize?scope=files';

function world(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const api = createFakeApi({
    getOwnGraphCredential: () => missing,
    getAuthCodeUrl: () => createSuccess({ url }),
    redeemAuthCode: () => valid,
    ...answers,
  });
  const listeners = new Set<(told: unknown) => void>();
  const looks = new Set<() => void>();
  const went: string[] = [];
  let isClosed = false;
  const popup = {
    navigate: (address: string) => void went.push(address),
    isClosed: () => isClosed,
    close: () => {
      isClosed = true;
    },
    listen(listener: (told: unknown) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const pauses: number[] = [];
  const every = (ms: number, look: () => void) => {
    pauses.push(ms);
    looks.add(look);
    return () => looks.delete(look);
  };
  return {
    api,
    popup,
    every,
    went,
    pauses,
    isOver: () => isClosed && listeners.size === 0 && looks.size === 0,
    tell(told: unknown) {
      for (const listener of listeners) listener(told);
    },
    tick() {
      for (const look of looks) look();
    },
    lend: (purpose: ConnectionPurpose = 'files') => connectAccount(api, purpose, popup, every),
  };
}

it('sends the authorization code to the server and closes the popup', async () => {
  const given: unknown[] = [];
  const lending = world({
    redeemAuthCode: (input) => {
      given.push(input);
      return valid;
    },
  });
  const end = lending.lend();
  await expect.poll(() => lending.went).toEqual([`/auth-code-start.html?redirect=${encodeURIComponent(url)}`]);
  lending.tell({ source: 'an extension' });
  lending.tell({ code: 'abc', state: 's1' });
  expect(await end).toBe('lent');
  expect(given).toEqual([{ params: { id: 'c1', code: 'abc' }, body: { state: 's1' } }]);
  expect(lending.isOver()).toBe(true);
});

it('does not show a sign-in page if the account is already connected', async () => {
  const lending = world({ getOwnGraphCredential: () => valid });
  expect(await lending.lend()).toBe('lent');
  expect(lending.went).toEqual([]);
  expect(lending.isOver()).toBe(true);
});

it('connects again for another purpose, and fails if the purpose was not granted', async () => {
  const asked: unknown[] = [];
  const lending = world({
    getOwnGraphCredential: () => valid,
    getAuthCodeUrl: (input) => {
      asked.push(input);
      return createSuccess({ url });
    },
  });
  const end = lending.lend('mail');
  await expect.poll(() => lending.went).toHaveLength(1);
  lending.tell({ code: 'abc', state: 's1' });
  expect(await end).toBe('not-granted');
  expect(asked).toEqual([{ params: { id: 'c1' }, query: { purpose: 'mail' } }]);
});

it('fails if the user closes the popup or declines', async () => {
  const closed = world();
  const end = closed.lend();
  await expect.poll(() => closed.went).toHaveLength(1);
  closed.popup.close();
  closed.tick();
  closed.tick();
  expect(await end).toBe('not-granted');
  const denied = world();
  const other = denied.lend();
  await expect.poll(() => denied.went).toHaveLength(1);
  denied.tell({ error: 'access_denied', state: 's1' });
  expect(await other).toBe('not-granted');
  expect(denied.api.calls).not.toContain('redeemAuthCode');
});

it('receives a message that was sent just before the popup closed', async () => {
  const lending = world();
  const end = lending.lend();
  await expect.poll(() => lending.went).toHaveLength(1);
  lending.popup.close();
  lending.tick();
  lending.tell({ code: 'abc', state: 's1' });
  expect(await end).toBe('lent');
});

it('distinguishes a blocked popup, a wrong account and an unconfigured server', async () => {
  const blocked = world();
  expect(await connectAccount(blocked.api, 'files', undefined, blocked.every)).toBe('popup-blocked');
  expect(await world({ getAuthCodeUrl: () => refused('not-configured') }).lend()).toBe('not-configured');
  const wrong = world({ redeemAuthCode: () => refused('wrong-account') });
  const end = wrong.lend();
  await expect.poll(() => wrong.went).toHaveLength(1);
  wrong.tell({ code: 'abc', state: 's1' });
  expect(await end).toBe('wrong-account');
});

it('throws other refusals of the server as failures', async () => {
  const lending = world({ getOwnGraphCredential: () => refused('forbidden') });
  await expect(lending.lend()).rejects.toMatchObject({ kind: 'forbidden' });
  const begun = world({ getAuthCodeUrl: () => refused('too-many-requests') });
  await expect(begun.lend()).rejects.toMatchObject({ reason: 'busy' });
  const ended = world({ redeemAuthCode: () => refused('unauthorized') });
  const end = ended.lend();
  await expect.poll(() => ended.went).toHaveLength(1);
  ended.tell({ code: 'abc', state: 's1' });
  await expect(end).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(ended.isOver()).toBe(true);
});

it('checks every 100 ms whether the popup was closed', async () => {
  const lending = world();
  const end = lending.lend();
  await expect.poll(() => lending.pauses).toEqual([100]);
  lending.tell({ error: 'access_denied', state: 's1' });
  await end;
});

it('throws if the server does not respond, and closes the popup', async () => {
  const lending = world({ getOwnGraphCredential: () => Promise.reject(new Error('Failed to fetch')) });
  await expect(lending.lend()).rejects.toThrow('Failed to fetch');
  expect(lending.isOver()).toBe(true);
});
