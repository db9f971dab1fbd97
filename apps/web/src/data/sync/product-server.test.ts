import { toFailure } from '@tideform/sync/failures';
import { createPushFixture } from '@tideform/sync/testing';
import { describe, expect, it } from 'vitest';
import { AuthError, type AuthProblem } from '../../sign-in/auth-client.ts';
import { withTokenFailures } from './create-sync-ports.ts';
import { createProductServer, createTideformApi } from './product-server.ts';

const teamToken = `header.${btoa(JSON.stringify({ iat: 0, exp: 3600 }))}.signature`;

/**
 * Creates the API client of a device. `refuse` returns the server's response to a call, by the last segment of the URL;
 * `undefined` for the normal response.
 */
function createTestServer(over: {
  readonly signIn?: () => Promise<string>;
  readonly refuse?: (name: string) => Response | undefined;
  readonly appVersion?: string;
}) {
  const requestNames: string[] = [];
  const versions = new Set<string | null>();
  const { api } = createTideformApi({
    appVersion: over.appVersion,
    graphToken: withTokenFailures(over.signIn ?? (async () => 'graph')),
    onBlocked: () => {},
    async fetch(url, init) {
      const { pathname } = new URL(String(url), 'https://tideform.test');
      const name = pathname.split('/').at(-1) ?? '';
      requestNames.push(name);
      versions.add(new Headers(init?.headers).get('x-app-version'));
      const refusal = over.refuse?.(name);
      if (refusal) return refusal;
      const key = new Headers(init?.headers).get('idempotency-key');
      const headers = { 'content-type': 'application/json', ...(key !== null && { 'idempotency-key': key }) };
      const requestBody = init?.body ? JSON.parse(String(init.body)) : {};
      return new Response(JSON.stringify({ ...requestBody, ...answers[name] }), { headers });
    },
  });
  return { server: createProductServer(api), requestNames, versions };
}

const answers: Readonly<Record<string, object>> = {
  token: { token: teamToken },
  next: { submissionNumber: 7 },
  submission: { submissions: 1 },
  deliveries: { targets: [] },
};

const problem = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, ...more }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

const requestNumber = ({ server }: ReturnType<typeof createTestServer>) =>
  server.nextSubmissionNumber('crew', 'form-1', 'r1');
it('sends the app version in each request if it is known', async () => {
  const versionedServer = createTestServer({ appVersion: '0.1.0 abcdefgh' });
  await requestNumber(versionedServer);
  expect([...versionedServer.versions]).toEqual(['0.1.0 abcdefgh']);
  const unknown = createTestServer({});
  await requestNumber(unknown);
  expect([...unknown.versions]).toEqual([null]);
});

const catchFailure = async (testServer: ReturnType<typeof createTestServer>) =>
  toFailure(await requestNumber(testServer).catch((error: unknown) => error));

describe('refusals of the server', () => {
  it.each([
    [401, 'unauthorized', { detail: 'Invalid subscription token' }, { kind: 'unauthorized', parameters: {} }],
    [403, 'forbidden', { detail: 'Owners only' }, { kind: 'forbidden', parameters: { detail: 'Owners only' } }],
    [404, 'not-found', {}, { kind: 'not-found', parameters: { detail: 'not-found' } }],
    [400, 'invalid-request', {}, { kind: 'request-failed', parameters: { detail: 'invalid-request' } }],
    [409, 'no-number-left', {}, { kind: 'no-number-left', parameters: {} }],
  ])('become failures of the same kind: %i %s', async (status, code, more, failure) => {
    const refuse = (name: string) => (name === 'token' ? undefined : problem(status, code, more));
    expect(await catchFailure(createTestServer({ refuse }))).toMatchObject(failure);
  });
});

describe('a submit in progress', () => {
  /**
   * Submits a response to a simulated server; its requests and the sign-in may fail. Returns the state of the submission
   * and functions that resume sending it.
   */
  async function sendThrough(over: Parameters<typeof createTestServer>[0]) {
    const { server, requestNames } = createTestServer(over);
    const testServer = await createPushFixture({ server: { ...server, async registerForm() {} } });
    const { id } = await testServer.createSubmission('Quay 4');
    const end = await testServer.push();
    return {
      end,
      row: await testServer.outboxRow(id),
      again: () => testServer.push(),
      asked: requestNames,
      left: () => testServer.outboxRow(id),
    };
  }

  it.each(
    (['next', 'submission', 'deliveries'] as const).flatMap((step) =>
      (['not-signed-in', 'unreachable', 'interaction-required'] as const).map(
        (problem) => [step, problem] as [string, AuthProblem],
      ),
    ),
  )('[SYNC-301] waits if its token for %s has expired and the sign-in reports %s', async (step, said) => {
    let isOut = false;
    const sent = await sendThrough({
      signIn: () => (isOut ? Promise.reject(new AuthError(said, 'Failed to authenticate')) : Promise.resolve('graph')),
      refuse(name) {
        if (name !== step || isOut) return undefined;
        isOut = true;
        return problem(401, 'unauthorized', { detail: 'Invalid subscription token' });
      },
    });
    expect(isOut).toBe(true);
    expect(sent.end).toBe('unauthenticated');
    expect(sent.row).toMatchObject({ state: 'waiting' });
    expect(await sent.again()).toBe('unauthenticated');
    expect(await sent.left()).toMatchObject({ state: 'waiting', step: sent.row?.step });
  });

  it('[SYNC-301] is sent once the sign-in works again', async () => {
    let isOut = true;
    const sent = await sendThrough({
      signIn: () => (isOut ? Promise.reject(new AuthError('unreachable', 'No.')) : Promise.resolve('graph')),
    });
    expect([sent.end, sent.row?.state]).toEqual(['unauthenticated', 'waiting']);
    isOut = false;
    expect(await sent.again()).toBe('complete');
    expect(await sent.left()).toBeUndefined();
  });

  it('[SYNC-302] waits as long as a rate-limited server requests, without asking for attention', async () => {
    const refuse = (name: string) =>
      name === 'next' ? problem(429, 'too-many-requests', {}, { 'retry-after': '90' }) : undefined;
    const { end, row } = await sendThrough({ refuse });
    expect(end).toBe('complete');
    expect(row).toMatchObject({ state: 'waiting', lastError: { kind: 'request-failed' } });
    expect(row?.backOffMs).toBeGreaterThanOrEqual(90_000);
  });

  it('[SYNC-301] needs attention if the server issues no token for the team, and blocks nothing else', async () => {
    const refuse = (name: string) => (name === 'token' ? problem(403, 'forbidden') : undefined);
    const { end, row } = await sendThrough({ refuse });
    expect(end).toBe('complete');
    expect(row).toMatchObject({ state: 'needsAttention', lastError: { kind: 'no-api-token' } });
  });
});
