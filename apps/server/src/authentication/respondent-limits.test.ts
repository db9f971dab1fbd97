import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { getShareSessionToken, openShareSession, takeStripeEvent } from '@tideform/contract';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createBodyLimit } from './respondent-limits.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const sendRequest = (url: string, number = 0) =>
  test.app.inject({ url, remoteAddress: `10.0.${number >> 8}.${number & 255}` });
const requestSession = (number: number) => sendRequest(`${getShareSessionToken.path}?code=nosuchcode00`, number);
const getStatuses = (replies: readonly { readonly statusCode: number }[]) => replies.map((reply) => reply.statusCode);

it('limits concurrent calls of anonymous respondents, and spreads their retries', async () => {
  const crowd = await Promise.all(Array.from({ length: 260 }, (_, number) => requestSession(number)));
  const refused = crowd.filter((reply) => reply.statusCode === 503);
  expect(refused.length).toBe(160);
  expect(refused[0]!.json()).toMatchObject({ code: 'busy' });
  const waits = refused.map((reply) => Number(reply.headers['retry-after']));
  expect([waits[0], waits.at(-1)]).toEqual([2, 6]);
  expect(new Set(getStatuses(crowd.filter((reply) => !refused.includes(reply))))).toEqual(new Set([403]));
  expect(getStatuses(await Promise.all([requestSession(1), requestSession(2)]))).toEqual([403, 403]);
});

it('does not limit calls of members', async () => {
  const crowd = Array.from({ length: 150 }, (_, number) => requestSession(number));
  const members = Array.from({ length: 120 }, () => sendRequest('/api/teams/none/forms'));
  expect(new Set(getStatuses(await Promise.all(members)))).toEqual(new Set([401]));
  expect(getStatuses(await Promise.all(crowd)).filter((status) => status === 503)).not.toEqual([]);
});

it('limits one address to a quarter of the concurrent calls', async () => {
  const sameAddress = Array.from({ length: 150 }, () => requestSession(0));
  const others = Array.from({ length: 60 }, (_, number) => requestSession(number + 1));
  expect(new Set(getStatuses(await Promise.all(others)))).toEqual(new Set([403]));
  expect(getStatuses(await Promise.all(sameAddress)).filter((status) => status === 503)).toHaveLength(125);
  expect(getStatuses([await requestSession(0)])).toEqual([403]);
});

/** Sends the headers and half of the body of a request. */
function openIncompleteRequest(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const head = ['POST', path, 'HTTP/1.1'].join(' ');
  const lines = [head, 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 2000', '', '{"code":"no'];
  return new Promise((resolve) => socket.write(lines.join('\r\n'), () => resolve(socket)));
}

it('responds to complete requests while a hundred incomplete ones from the same address are open', async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const held = await Promise.all(Array.from({ length: 110 }, () => openIncompleteRequest(port, openShareSession.path)));
  const origin = `http://127.0.0.1:${port}`;
  const post = (path: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'nosuchcode00' }),
    });
  const askForToken = () => fetch(`${origin}${getShareSessionToken.path}?code=nosuchcode00`);
  // A half-open request counts only until the server has processed its headers, not while the server waits for its
  // body.
  await expect.poll(async () => (await askForToken()).status).toBe(403);
  for (let round = 0; round < 5; round += 1) {
    const tokenResponse = await askForToken();
    const postResponse = await post(openShareSession.path);
    const others = await Promise.all([fetch(`${origin}/api/health`), post(takeStripeEvent.path)]);
    expect([tokenResponse.status, postResponse.status, ...others.map(({ status }) => status)]).not.toContain(503);
    expect([tokenResponse.status, postResponse.status]).toEqual([403, 403]);
  }
  expect(held.length).toBe(110);
});

it('stops counting a call once it ended, even with an error', async () => {
  const bad = () =>
    test.app.inject({
      method: 'POST',
      url: openShareSession.path,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
  for (let call = 0; call < 150; call += 1) await bad();
  expect(getStatuses([await requestSession(1)])).toEqual([403]);
});

it('does not count payment events and health checks as calls of respondents', async () => {
  const crowd = Array.from({ length: 150 }, (_, number) => requestSession(number));
  const others = ['/api/health', '/api/health'].map((url) => sendRequest(url));
  const event = test.app.inject({ method: 'POST', url: takeStripeEvent.path, payload: '{}' });
  expect(getStatuses(await Promise.all([...others, event]))).not.toContain(503);
  await Promise.all(crowd);
});

it('closes connections whose request bodies are slow, oldest first if an address has too many', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const watch = createBodyLimit();
  const arrive = (address: string, sizeBytes: number) => {
    const stream = new PassThrough();
    const request = Object.assign(stream, {
      headers: { 'content-length': String(sizeBytes) },
    }) as unknown as IncomingMessage;
    return { stream, done: watch.begin(request, address) };
  };
  const slow = arrive('10.0.0.1', 40_000);
  const whole = arrive('10.0.0.1', 40_000);
  whole.done();
  vi.advanceTimersByTime(21_000);
  expect(slow.stream.destroyed).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect([slow.stream.destroyed, whole.stream.destroyed]).toEqual([true, false]);
  const many = Array.from({ length: 52 }, () => arrive('10.0.0.2', 100));
  const other = arrive('10.0.0.3', 100);
  expect(many.map(({ stream }) => stream.destroyed).filter(Boolean)).toHaveLength(2);
  expect([many[0]!.stream.destroyed, many[1]!.stream.destroyed, other.stream.destroyed]).toEqual([true, true, false]);
});
