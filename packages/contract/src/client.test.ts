import { expect, it } from 'vitest';
import { type ApiTokenRequest, createApiClient } from './client.ts';
import { ServerOutage } from './errors.ts';
import { getHealth } from './health/get-health.ts';
import { countSubmission, getSubmissionNumber, nextSubmissionNumber } from './submissions/submission-operations.ts';
import { getTeamToken } from './tokens/token-operations.ts';

const teamId = '6f1d2a34-0000-4000-8000-00000000000a';
const params = { teamId, formId: 'form-1' };

/** Ports that return prepared responses in order and record the requests. */
function createTestClient(...replies: (Response | Error)[]) {
  const requests: Request[] = [];
  const tokenRequests: ApiTokenRequest[] = [];
  const client = createApiClient({
    baseUrl: 'https://tideform.test',
    async fetch(url, init) {
      requests.push(new Request(url, init));
      const reply = replies.shift();
      if (reply === undefined || reply instanceof Error) throw reply ?? new Error('no reply prepared');
      return reply;
    },
    async token(ask) {
      tokenRequests.push(ask);
      return `token-${tokenRequests.length}`;
    },
  });
  return { client, requests, asks: tokenRequests };
}

const createJsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const createProblemResponse = (status: number, code: string, more: object = {}) =>
  createJsonResponse({ type: 'about:blank', title: code, status, code, ...more }, status);

it('fills in the path, sends the token in its header and returns the value', async () => {
  const { client, requests, asks } = createTestClient(createJsonResponse({ submissionNumber: 7 }));
  const answer = await client.call(getSubmissionNumber, { params });
  expect(answer).toEqual({ ok: true, value: { submissionNumber: 7 } });
  expect(requests[0]?.url).toBe(`https://tideform.test/api/teams/${teamId}/forms/form-1/submission-number`);
  expect(requests[0]?.headers.get('x-custom-authorization')).toBe('Bearer token-1');
  expect(asks).toEqual([{ caller: 'team', teamId }]);
});

it('sends a Graph token in the header of token requests', async () => {
  const { client, requests } = createTestClient(createJsonResponse({ token: 'a.b.c' }));
  await client.call(getTeamToken, { params: { teamId } });
  expect(requests[0]?.headers.get('x-graph-authorization')).toBe('Bearer token-1');
  expect(requests[0]?.headers.has('x-custom-authorization')).toBe(false);
});

it('requests no token for operations without a caller', async () => {
  const { client, asks } = createTestClient(createJsonResponse({ product: 'Tideform', database: 'up' }));
  expect((await client.call(getHealth, {})).ok).toBe(true);
  expect(asks).toEqual([]);
});

it('drops a refused token, fetches another once, and returns the second response', async () => {
  const { client, requests, asks } = createTestClient(
    createProblemResponse(401, 'unauthorized', { detail: 'Invalid subscription token' }),
    createJsonResponse({ submissionNumber: 1 }),
  );
  expect((await client.call(getSubmissionNumber, { params })).ok).toBe(true);
  expect(asks).toEqual([
    { caller: 'team', teamId },
    { caller: 'team', teamId, refused: 'token-1' },
  ]);
  expect(requests[1]?.headers.get('x-custom-authorization')).toBe('Bearer token-2');
});

it('returns unauthorized when the second token is refused too', async () => {
  const refused = () => createProblemResponse(401, 'unauthorized', { detail: 'Invalid subscription token' });
  const { client, asks } = createTestClient(refused(), refused());
  const answer = await client.call(getSubmissionNumber, { params });
  expect(answer).toEqual({ ok: false, refusal: 'unauthorized', detail: 'Invalid subscription token' });
  expect(asks).toHaveLength(2);
});

it('passes a claims challenge to the token port', async () => {
  const claims = '{"access_token":{"nbf":{"essential":true,"value":"1"}}}';
  const { client, asks } = createTestClient(
    createProblemResponse(401, 'unauthorized', { claims }),
    createJsonResponse({ token: 'a.b.c' }),
  );
  await client.call(getTeamToken, { params: { teamId } });
  expect(asks[1]).toEqual({ caller: 'graph', teamId, refused: 'token-1', claims });
});

it('returns declared refusals as values', async () => {
  const { client } = createTestClient(createProblemResponse(403, 'tenant-blocked'));
  expect(await client.call(getTeamToken, { params: { teamId } })).toEqual({ ok: false, refusal: 'tenant-blocked' });
});

it('sends the idempotency key and accepts only a response that echoes it', async () => {
  const createEchoed = createTestClient(
    createJsonResponse({ submissionNumber: 3 }, 200, { 'idempotency-key': 'response-1' }),
  );
  const input = { params, idempotencyKey: 'response-1' };
  expect(await createEchoed.client.call(nextSubmissionNumber, input)).toEqual({
    ok: true,
    value: { submissionNumber: 3 },
  });
  expect(createEchoed.requests[0]?.headers.get('idempotency-key')).toBe('response-1');

  const unreachable = createTestClient(createJsonResponse({ submissionNumber: 3 }));
  await expect(unreachable.client.call(nextSubmissionNumber, input)).rejects.toMatchObject({ reason: 'not-ours' });
});

it('writes query values into the URL', async () => {
  const { client, requests } = createTestClient(
    createJsonResponse({ submissions: 1 }, 200, { 'idempotency-key': 'k' }),
  );
  await client.call(countSubmission, {
    params: { teamId },
    query: { formId: 'form-1', resubmission: true },
    idempotencyKey: 'k',
  });
  expect(new URL(requests[0]?.url ?? '').search).toBe('?formId=form-1&resubmission=true');
});

it.each([
  ['the network fails', new TypeError('Failed to fetch'), 'network'],
  ["a captive portal's page comes with status 200", new Response('<html>', { status: 200 }), 'not-ours'],
  ['a response has another server’s JSON', createJsonResponse({ hello: 'world' }), 'not-ours'],
  ['another server refuses the request', createJsonResponse({ error: 'no' }, 403), 'not-ours'],
  ['the refusal is unknown', createProblemResponse(409, 'teapot'), 'not-ours'],
  ['the server fails', createProblemResponse(500, 'internal-error'), 'server-error'],
  ['a proxy fails', new Response('Bad Gateway', { status: 502 }), 'server-error'],
])('throws ServerOutage when %s', async (_, reply, reason) => {
  const { client } = createTestClient(reply);
  const failure = await client.call(getSubmissionNumber, { params }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServerOutage);
  expect(failure).toMatchObject({ reason });
});

it('throws ServerOutage with its cause when no token is available, and rethrows a ServerOutage of the token port', async () => {
  const call = (cause: Error) => {
    const token = () => Promise.reject(cause);
    const client = createApiClient({ baseUrl: '', fetch: () => Promise.reject(new Error('was asked')), token });
    return client.call(getSubmissionNumber, { params }).catch((error: unknown) => error);
  };
  const cause = new Error('signed out');
  const error = await call(cause);
  expect(error).toBeInstanceOf(ServerOutage);
  expect(error).toMatchObject({ reason: 'no-token', cause });
  const told = new ServerOutage('network', 'getTeamToken');
  expect(await call(told)).toBe(told);
});

it('returns Retry-After with a refusal', async () => {
  const busy = createJsonResponse({ type: 'about:blank', title: '', status: 429, code: 'too-many-requests' }, 429, {
    'retry-after': '9',
  });
  const { client } = createTestClient(busy);
  expect(await client.call(getHealth, {})).toEqual({ ok: false, refusal: 'too-many-requests', retryAfterSeconds: 9 });
});
