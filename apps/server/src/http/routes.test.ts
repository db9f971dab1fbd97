import { randomBytes } from 'node:crypto';
import {
  type ApiClient,
  apiOperation,
  createApiClient,
  formatRequestPath,
  ServerOutage,
  toOpenApi,
} from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { implementSample, type SampleServer, startSampleServer } from '../testing/sample-operations.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { refuse, respond } from './implement.ts';

const operationDefaults = { summary: 'A sample', caller: 'none', refusals: { closed: 409 } } as const;

const sendFiles = apiOperation({
  ...operationDefaults,
  name: 'sendFiles',
  method: 'POST',
  path: '/api/files',
  bodyKind: 'multipart',
  bodyLimitBytes: 1024 * 1024,
  body: z.object({ prompt: z.string().check(z.minLength(3)), most: z.coerce.number().check(z.int()) }),
  output: z.object({ prompt: z.string(), most: z.number(), files: z.array(z.string()) }),
});

const receiveSigned = apiOperation({
  ...operationDefaults,
  name: 'receiveSigned',
  method: 'POST',
  path: '/api/signed',
  bodyKind: 'raw',
  output: z.object({ hex: z.string(), signature: z.string() }),
});

const keepLarge = apiOperation({
  ...operationDefaults,
  name: 'keepLarge',
  method: 'PUT',
  path: '/api/large',
  body: z.object({ text: z.string() }),
  bodyLimitBytes: 1024 * 1024,
  output: z.object({ length: z.number() }),
});

const visit = apiOperation({
  ...operationDefaults,
  name: 'visit',
  method: 'GET',
  path: '/api/visit/{plan}',
  params: z.object({ plan: z.string() }),
  replyKind: 'redirect',
  output: z.object({ url: z.url() }),
});

const countUp = apiOperation({
  ...operationDefaults,
  name: 'countUp',
  method: 'POST',
  path: '/api/count',
  body: z.object({ to: z.number(), fails: z._default(z.boolean(), false) }),
  replyKind: 'stream',
  output: z.object({ at: z.number() }),
});

const hurry = apiOperation({
  ...operationDefaults,
  name: 'hurry',
  method: 'GET',
  path: '/api/hurry',
  limits: { address: 2 },
  output: z.object({}),
});

let releaseHandler = () => {};
let receivedCall: { aborted: Promise<void> } | undefined;

const implementations = [
  implementSample(sendFiles, async ({ body, files }) =>
    respond({ ...body, files: files.map(({ field, name, type, bytes }) => `${field} ${name} ${type} ${bytes}`) }),
  ),
  implementSample(receiveSigned, async ({ bytes, header }) =>
    respond({ hex: bytes.toString('hex'), signature: header('X-Signature') ?? '' }),
  ),
  implementSample(keepLarge, async ({ body }) => respond({ length: body.text.length })),
  implementSample(visit, async ({ params: { plan } }) =>
    plan === 'none' ? refuse('closed') : respond({ url: `https://pay.test/${plan}` }),
  ),
  implementSample(countUp, async ({ body, signal }) => {
    if (body.to > 100) return refuse('closed', 'Too far');
    const gate = new Promise<void>((resolve) => {
      releaseHandler = resolve;
    });
    receivedCall = {
      aborted: new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    };
    async function* count() {
      for (let at = 1; at <= body.to; at++) {
        yield { at };
        if (at === 1) await gate;
        if (body.fails) throw new Error('a secret of ours');
      }
    }
    return respond(count());
  }),
  implementSample(hurry, async () => respond({})),
];

let test: TestApp;
let server: SampleServer;
let client: ApiClient;
beforeAll(async () => {
  test = await startTestApp();
  server = await startSampleServer(test, implementations);
  client = createApiClient({ baseUrl: server.origin, fetch, token: async () => '' });
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { method: 'POST', body, headers });

it('accepts texts and files in a multipart body, and validates both', async () => {
  const file = (name: string, text: string) => ({
    field: 'files',
    name,
    content: new Blob([text], { type: 'text/plain' }),
  });
  const files = [file('tide.txt', 'high'), file('ebb 2.txt', 'low')];
  expect(await client.call(sendFiles, { body: { prompt: 'a form', most: 3 }, files })).toEqual({
    ok: true,
    value: { prompt: 'a form', most: 3, files: ['files tide.txt text/plain high', 'files ebb 2.txt text/plain low'] },
  });
  expect(await client.call(sendFiles, { body: { prompt: 'x', most: 3 }, files })).toMatchObject({
    refusal: 'invalid-request',
    detail: 'Invalid request: body.prompt',
  });
  const half = file('large.txt', 'x'.repeat(600 * 1024));
  for (const large of [[half, half], [file('large.txt', 'x'.repeat(1_100_000))]]) {
    const answer = await client.call(sendFiles, { body: { prompt: 'a form', most: 3 }, files: large });
    expect(answer).toMatchObject({ refusal: 'invalid-request' });
  }
  const json = await post('/api/files', '{"prompt":"a form","most":3}', { 'content-type': 'application/json' });
  expect([json.status, await json.json()]).toEqual([200, { prompt: 'a form', most: 3, files: [] }]);
  const csv = await post('/api/files', 'a form;3', { 'content-type': 'text/csv' });
  expect([csv.status, (await csv.json()).code]).toEqual([415, 'invalid-request']);
});

it('passes signed request bodies to the handler unchanged', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('{"a" : 1}\r\n'), ...randomBytes(16)]);
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'application/octet-stream']) {
    const headers = { 'content-type': type, 'x-signature': 'v1=abc' };
    expect(await client.call(receiveSigned, { bytes, headers })).toEqual({
      ok: true,
      value: { hex: Buffer.from(bytes).toString('hex'), signature: 'v1=abc' },
    });
  }
});

it('rejects bodies above the size limit of an operation', async () => {
  const put = (length: number) => client.call(keepLarge, { body: { text: 'x'.repeat(length) } });
  expect(await put(1_000_000)).toEqual({ ok: true, value: { length: 1_000_000 } });
  expect(await put(1_100_000)).toMatchObject({ refusal: 'invalid-request' });
  const signed = client.call(receiveSigned, { bytes: new Uint8Array(300 * 1024) });
  expect(await signed).toMatchObject({ refusal: 'invalid-request' });
});

it('redirects a browser or refuses its request', async () => {
  const ask = (plan: string) =>
    fetch(`${server.origin}${formatRequestPath(visit, { params: { plan } })}`, { redirect: 'manual' });
  const led = await ask('paid 1');
  expect([led.status, led.headers.get('location')]).toEqual([303, 'https://pay.test/paid%201']);
  const refused = await ask('none');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'closed' }]);
});

it('sends each value of a stream immediately, and can refuse before the first value', async () => {
  expect(await client.call(countUp, { body: { to: 101 } })).toEqual({
    ok: false,
    refusal: 'closed',
    detail: 'Too far',
  });
  const result = await client.call(countUp, { body: { to: 3 } });
  if (!result.ok) throw new Error(result.refusal);
  const values: number[] = [];
  for await (const { at } of result.value) {
    values.push(at);
    // The second value is created only now, so the first value can't have been buffered until then.
    if (at === 1) releaseHandler();
  }
  expect(values).toEqual([1, 2, 3]);
});

it('distinguishes failed and interrupted streams from completed ones', async () => {
  const failing = await client.call(countUp, { body: { to: 3, fails: true } });
  if (!failing.ok) throw new Error(failing.refusal);
  const read = async () => {
    for await (const { at } of failing.value) if (at === 1) releaseHandler();
  };
  const failure = await read().catch((error: unknown) => error);
  expect(failure).toMatchObject({ reason: 'server-error', cause: new Error('internal-error') });
  expect(failure).toBeInstanceOf(ServerOutage);

  const cut = createApiClient({
    baseUrl: server.origin,
    token: async () => '',
    fetch: async () =>
      new Response('{"value":{"at":1}}\n{"val', { headers: { 'content-type': 'application/x-ndjson' } }),
  });
  const short = await cut.call(countUp, { body: { to: 3 } });
  if (!short.ok) throw new Error(short.refusal);
  await expect(Array.fromAsync(short.value)).rejects.toMatchObject({ reason: 'network' });
});

it('aborts the handler of a stream when the client disconnects', async () => {
  const result = await client.call(countUp, { body: { to: 3 } });
  if (!result.ok) throw new Error(result.refusal);
  for await (const _ of result.value) break;
  await receivedCall?.aborted;
  releaseHandler();
  expect(await client.call(keepLarge, { body: { text: '' } })).toMatchObject({ ok: true });
});

it('sends a Retry-After header if a client exceeds the rate limit', async () => {
  for (const _ of [1, 2]) expect(await client.call(hurry, {})).toMatchObject({ ok: true });
  const answer = await client.call(hurry, {});
  expect(answer).toMatchObject({ ok: false, refusal: 'too-many-requests', retryAfterSeconds: expect.any(Number) });
  const reply = await fetch(`${server.origin}/api/hurry`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([429, 'application/problem+json; charset=utf-8']);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('generates an OpenAPI description for each kind of operation', () => {
  const table = Object.fromEntries(implementations.map(({ operation }) => [operation.name, operation]));
  const { paths } = toOpenApi(table, '1');
  expect(paths['/api/files']?.post?.requestBody).toMatchObject({
    content: { 'multipart/form-data': { schema: { properties: { prompt: { type: 'string' } } } } },
  });
  expect(paths['/api/signed']?.post?.requestBody).toMatchObject({ content: { '*/*': {} } });
  expect(paths['/api/visit/{plan}']?.get?.responses).toMatchObject({ 303: {}, 409: {} });
  expect(paths['/api/count']?.post?.responses).toMatchObject({ 200: { content: { 'application/x-ndjson': {} } } });
  expect(paths['/api/hurry']?.get).toMatchObject({ 'x-calls-per-minute': { address: 2 } });
});

it('sends only properties in the output schema, and no internal details of errors', async () => {
  const tell = apiOperation({
    ...operationDefaults,
    name: 'tell',
    method: 'GET',
    path: '/api/tell/{what}',
    params: z.object({ what: z.string() }),
    output: z.object({ name: z.string() }),
  });
  const other = await startSampleServer(test, [
    implementSample(tell, async ({ params }) => {
      if (params.what === 'broken') throw new Error('select password_hash from people at /srv/tideform/x.ts');
      return respond({ name: 'Ada', passwordHash: 'scrypt$1$2' } as { name: string });
    }),
  ]);
  const fine = await fetch(`${other.origin}/api/tell/name`);
  expect(await fine.json()).toEqual({ name: 'Ada' });
  const broken = await fetch(`${other.origin}/api/tell/broken`);
  expect([broken.status, await broken.json()]).toEqual([
    500,
    { type: 'about:blank', title: 'internal-error', code: 'internal-error', status: 500 },
  ]);
  await other.close();
});
