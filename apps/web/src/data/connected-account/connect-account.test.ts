import type { ConnectionPurpose } from '@tideform/contract';
import { expect, it } from 'vitest';
import { createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { connectAccount } from './connect-account.ts';

const missing = createSuccess({ id: 'c1', authRequired: true, authorization: 'missing', purposes: [] });
const valid = createSuccess({ id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] });
const url = 'https://sign-in.test/authorize?scope=files';

function createConnectFixture(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const api = createFakeApi({
    getOwnGraphCredential: () => missing,
    getAuthCodeUrl: () => createSuccess({ url }),
    redeemAuthCode: () => valid,
    ...answers,
  });
  const listeners = new Set<(message: unknown) => void>();
  const intervalCallbacks = new Set<() => void>();
  const visitedUrls: string[] = [];
  let isClosed = false;
  const popup = {
    navigate: (address: string) => void visitedUrls.push(address),
    isClosed: () => isClosed,
    close: () => {
      isClosed = true;
    },
    listen(listener: (message: unknown) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const pauses: number[] = [];
  const every = (ms: number, callback: () => void) => {
    pauses.push(ms);
    intervalCallbacks.add(callback);
    return () => intervalCallbacks.delete(callback);
  };
  return {
    api,
    popup,
    every,
    visitedUrls,
    pauses,
    isOver: () => isClosed && listeners.size === 0 && intervalCallbacks.size === 0,
    postMessage(message: unknown) {
      for (const listener of listeners) listener(message);
    },
    tick() {
      for (const callback of intervalCallbacks) callback();
    },
    connect: (purpose: ConnectionPurpose = 'files') => connectAccount(api, purpose, popup, every),
  };
}

it('sends the authorization code to the server and closes the popup', async () => {
  const redeemInputs: unknown[] = [];
  const fixture = createConnectFixture({
    redeemAuthCode: (input) => {
      redeemInputs.push(input);
      return valid;
    },
  });
  const end = fixture.connect();
  await expect.poll(() => fixture.visitedUrls).toEqual([`/auth-code-start.html?redirect=${encodeURIComponent(url)}`]);
  fixture.postMessage({ source: 'an extension' });
  fixture.postMessage({ code: 'abc', state: 's1' });
  expect(await end).toBe('lent');
  expect(redeemInputs).toEqual([{ params: { id: 'c1', code: 'abc' }, body: { state: 's1' } }]);
  expect(fixture.isOver()).toBe(true);
});

it('does not show a sign-in page if the account is already connected', async () => {
  const fixture = createConnectFixture({ getOwnGraphCredential: () => valid });
  expect(await fixture.connect()).toBe('lent');
  expect(fixture.visitedUrls).toEqual([]);
  expect(fixture.isOver()).toBe(true);
});

it('connects again for another purpose, and fails if the purpose was not granted', async () => {
  const asked: unknown[] = [];
  const fixture = createConnectFixture({
    getOwnGraphCredential: () => valid,
    getAuthCodeUrl: (input) => {
      asked.push(input);
      return createSuccess({ url });
    },
  });
  const end = fixture.connect('mail');
  await expect.poll(() => fixture.visitedUrls).toHaveLength(1);
  fixture.postMessage({ code: 'abc', state: 's1' });
  expect(await end).toBe('not-granted');
  expect(asked).toEqual([{ params: { id: 'c1' }, query: { purpose: 'mail' } }]);
});

it('fails if the user closes the popup or declines', async () => {
  const closed = createConnectFixture();
  const end = closed.connect();
  await expect.poll(() => closed.visitedUrls).toHaveLength(1);
  closed.popup.close();
  closed.tick();
  closed.tick();
  expect(await end).toBe('not-granted');
  const denied = createConnectFixture();
  const other = denied.connect();
  await expect.poll(() => denied.visitedUrls).toHaveLength(1);
  denied.postMessage({ error: 'access_denied', state: 's1' });
  expect(await other).toBe('not-granted');
  expect(denied.api.calls).not.toContain('redeemAuthCode');
});

it('receives a message that was sent just before the popup closed', async () => {
  const fixture = createConnectFixture();
  const end = fixture.connect();
  await expect.poll(() => fixture.visitedUrls).toHaveLength(1);
  fixture.popup.close();
  fixture.tick();
  fixture.postMessage({ code: 'abc', state: 's1' });
  expect(await end).toBe('lent');
});

it('distinguishes a blocked popup, a wrong account and an unconfigured server', async () => {
  const blocked = createConnectFixture();
  expect(await connectAccount(blocked.api, 'files', undefined, blocked.every)).toBe('popup-blocked');
  expect(await createConnectFixture({ getAuthCodeUrl: () => createRefusal('not-configured') }).connect()).toBe(
    'not-configured',
  );
  const wrong = createConnectFixture({ redeemAuthCode: () => createRefusal('wrong-account') });
  const end = wrong.connect();
  await expect.poll(() => wrong.visitedUrls).toHaveLength(1);
  wrong.postMessage({ code: 'abc', state: 's1' });
  expect(await end).toBe('wrong-account');
});

it('throws other refusals of the server as failures', async () => {
  const fixture = createConnectFixture({ getOwnGraphCredential: () => createRefusal('forbidden') });
  await expect(fixture.connect()).rejects.toMatchObject({ kind: 'forbidden' });
  const limitedFixture = createConnectFixture({ getAuthCodeUrl: () => createRefusal('too-many-requests') });
  await expect(limitedFixture.connect()).rejects.toMatchObject({ reason: 'busy' });
  const ended = createConnectFixture({ redeemAuthCode: () => createRefusal('unauthorized') });
  const end = ended.connect();
  await expect.poll(() => ended.visitedUrls).toHaveLength(1);
  ended.postMessage({ code: 'abc', state: 's1' });
  await expect(end).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(ended.isOver()).toBe(true);
});

it('checks every 100 ms whether the popup was closed', async () => {
  const fixture = createConnectFixture();
  const end = fixture.connect();
  await expect.poll(() => fixture.pauses).toEqual([100]);
  fixture.postMessage({ error: 'access_denied', state: 's1' });
  await end;
});

it('throws if the server does not respond, and closes the popup', async () => {
  const fixture = createConnectFixture({ getOwnGraphCredential: () => Promise.reject(new Error('Failed to fetch')) });
  await expect(fixture.connect()).rejects.toThrow('Failed to fetch');
  expect(fixture.isOver()).toBe(true);
});
