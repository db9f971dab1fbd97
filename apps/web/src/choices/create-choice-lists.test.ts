import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createChoiceLists } from './create-choice-lists.ts';

let server: Server | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

const { signal } = new AbortController();
const names = ['Alabama', 'Alaska'];
const json = (list: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(list));

/** Starts a local server of choice lists, and creates a loader that may request it. */
async function startListServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: IncomingMessage[] = [];
  const now = { ms: 0, answer };
  server = createServer((request, response) => {
    requests.push(request);
    now.answer(request, response);
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stored = new Map<string, string>();
  const cache = {
    get: async (address: string) => stored.get(address),
    put: async (address: string, text: string) => void stored.set(address, text),
  };
  const open = () => createChoiceLists({ origins: [origin], fetch, cache, monotonicMs: () => now.ms });
  const lists = open();
  const load = (path: string, more: object = {}, from = lists) =>
    from.load({ address: `${origin}${path}`, headers: [], isAnew: false, isOnline: true, ...more }, signal);
  return { requests, now, lists, load, open, origin };
}

it("loads a list without cookies, with the author's headers", async () => {
  const { load, requests } = await startListServer(json(names));
  expect(await load('/states', { headers: [{ key: 'X-Key', value: 'k' }] })).toEqual({ kind: 'loaded', json: names });
  expect(requests[0]!.headers).toMatchObject({ 'x-key': 'k', accept: 'application/json' });
  expect([requests[0]!.headers.cookie, requests[0]!.headers.referer]).toEqual([undefined, undefined]);
});

it('requests the same list once a minute for all fields, and again when a reload is requested', async () => {
  const { load, requests, now } = await startListServer(json(names));
  await Promise.all([load('/states'), load('/states'), load('/states')]);
  expect(requests).toHaveLength(1);
  await load('/states', { isAnew: true });
  now.ms = 60_000;
  await load('/states');
  expect(requests).toHaveLength(3);
});

it('returns the cached list marked as old if the request fails, even after a reload', async () => {
  const { load, now, open } = await startListServer(json(names));
  await load('/states');
  now.answer = (_, response) => void response.writeHead(503).end();
  const again = { kind: 'loaded', json: names, isOld: true };
  expect(await load('/states', { isOnline: false }, open())).toEqual(again);
  expect(await load('/others', { isOnline: false })).toEqual({ kind: 'offline' });
  expect(await load('/others')).toEqual({ kind: 'failed' });
  now.answer = json(['Alaska']);
  expect(await load('/others')).toEqual({ kind: 'loaded', json: ['Alaska'] });
});

it.each([
  ['https://elsewhere.example/list?secret=1', 'https://elsewhere.example'],
  ['/api/list?secret=1', '/api/list'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('rejects a URL whose origin is not allowed: %s', async (address, origin) => {
  const { lists, requests } = await startListServer(json(names));
  const request = { address, headers: [], isAnew: false, isOnline: true };
  expect(await lists.load(request, signal)).toEqual({ kind: 'refused', origin });
  expect(requests).toEqual([]);
});

it('fails for invalid JSON and for lists larger than 5 MB', async () => {
  const { load, now } = await startListServer((_, response) => void response.end('<html>'));
  expect(await load('/html')).toEqual({ kind: 'failed' });
  now.answer = json('x'.repeat(5_000_001));
  expect(await load('/large')).toEqual({ kind: 'failed' });
});
