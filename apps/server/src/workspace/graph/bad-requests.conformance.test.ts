import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBadRequests } from '../../testing/bad-requests/run-bad-requests.ts';
import { sendRaw } from '../../testing/bad-requests/send-raw.ts';
import { type BadRequestTarget, startTarget } from '../../testing/bad-requests/start-target.ts';

/**
 * Seed of the generated requests; `npm run graph:fuzz -- --seed 2` uses another one. Seed and number identify a
 * request.
 */
const SEED = 1;
const REQUESTS = 400;
/** Time limit that only stops a run that hangs. */
const DEADLINE_MS = 300_000;
let target: BadRequestTarget;

beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.close());

interface RequestOptions {
  readonly body?: string;
  readonly method?: string;
}

async function sendRequest(address: string, { body, method = 'GET' }: RequestOptions = {}) {
  const content = body === undefined ? undefined : Buffer.from(body);
  const headers = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ['Authorization', target.controlAuthorization],
    ...(content
      ? ([
          ['Content-Type', 'application/json'],
          ['Content-Length', String(content.length)],
        ] as const)
      : []),
  ] as const;
  const answer = await sendRaw(
    target.port,
    { method, target: address, headers, body: content, isBroken: false },
    DEADLINE_MS,
  );
  if (typeof answer === 'string') throw new Error(`The server did not answer: ${answer}`);
  return { status: answer.status, code: (JSON.parse(answer.body || '{}') as { error?: { code: string } }).error?.code };
}

describe('invalid requests', () => {
  it('[GR-461] are refused with Graph errors and have no effect', async () => {
    const tally = await runBadRequests(target, { requests: REQUESTS, seed: SEED, deadlineMs: DEADLINE_MS });
    expect(tally.faults).toEqual([]);
    expect(tally.sent).toBe(REQUESTS);
  });

  it('[GR-462] include unsupported methods and malformed addresses', async () => {
    for (const method of ['PROPFIND', 'TRACE', 'LOCK']) {
      expect(await sendRequest('/v1.0/me', { method })).toEqual({ status: 405, code: 'Request_BadRequest' });
    }
    for (const address of ['/v1.0/me%', '/v1.0/%zz', '/v1.0/drives/%ff%fe/root']) {
      expect(await sendRequest(address)).toMatchObject({ status: 400, code: expect.any(String) });
    }
  });

  it('[GR-463] include NUL, lone surrogates and unlimited nesting', async () => {
    const address = '/v1.0/me/sendMail';
    const mail = (subject: string) => `{"message":{"subject":${subject},"toRecipients":[]}}`;
    for (const subject of ['"\\u0000"', '"\\ud800"', `${'['.repeat(30_000)}${']'.repeat(30_000)}`]) {
      expect(await sendRequest(address, { method: 'POST', body: mail(subject) })).toEqual({
        status: 400,
        code: 'invalidRequest',
      });
    }
    expect(await sendRequest('/v1.0/users/a%00b')).toEqual({ status: 400, code: 'invalidRequest' });
  });

  it('[GR-464] include batches with a million dependency paths, and nested batches', async () => {
    const earlier = (at: number) => Array.from({ length: at }, (_, index) => String(index));
    const requests = Array.from({ length: 20 }, (_, at) => {
      const dependsOn = [...earlier(at), ...earlier(at)];
      return { id: String(at), method: 'GET', url: '/me', dependsOn };
    });
    const batch = (entries: readonly object[]) =>
      sendRequest('/v1.0/$batch', { method: 'POST', body: JSON.stringify({ requests: entries }) });
    expect((await batch(requests.toReversed())).status).toBe(200);
    for (const url of ['/$batch', '//$batch', '/%24batch', '$BATCH']) {
      expect(await batch([{ id: '1', method: 'POST', url, body: {} }])).toEqual({ status: 400, code: 'BadRequest' });
    }
  });
});
