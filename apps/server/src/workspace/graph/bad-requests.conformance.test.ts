import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTarget, type Target } from '../../testing/bad-requests/open-target.ts';
import { sendRaw } from '../../testing/bad-requests/raw-request.ts';
import { runBadRequests } from '../../testing/bad-requests/run-bad-requests.ts';

/** Another one is `npm run graph:fuzz -- --seed 2`. A request is known by its number and the seed. */
const SEED = 1;
const REQUESTS = 400;
/** Only ends what hangs. */
const DEADLINE_MS = 300_000;
let target: Target;

beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

interface Asked {
  readonly body?: string;
  readonly method?: string;
}

async function ask(address: string, { body, method = 'GET' }: Asked = {}) {
  const content = body === undefined ? undefined : Buffer.from(body);
  const headers = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
    ['Authorization', target.control],
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

describe('what no client should send', () => {
  it('[GR-461] is refused in Graph’s words, and nothing else happens', async () => {
    const tally = await runBadRequests(target, { requests: REQUESTS, seed: SEED, deadlineMs: DEADLINE_MS });
    expect(tally.faults).toEqual([]);
    expect(tally.sent).toBe(REQUESTS);
  });

  it('[GR-462] has verbs that nothing has, and addresses that cannot be read', async () => {
    for (const method of ['PROPFIND', 'TRACE', 'LOCK']) {
      expect(await ask('/v1.0/me', { method })).toEqual({ status: 405, code: 'Request_BadRequest' });
    }
    for (const address of ['/v1.0/me%', '/v1.0/%zz', '/v1.0/drives/%ff%fe/root']) {
      expect(await ask(address)).toMatchObject({ status: 400, code: expect.any(String) });
    }
  });

  it('[GR-463] has NUL, half of a letter, or no bottom', async () => {
    const address = '/v1.0/me/sendMail';
    const mail = (subject: string) => `{"message":{"subject":${subject},"toRecipients":[]}}`;
    for (const subject of ['"\\u0000"', '"\\ud800"', `${'['.repeat(30_000)}${']'.repeat(30_000)}`]) {
      expect(await ask(address, { method: 'POST', body: mail(subject) })).toEqual({
        status: 400,
        code: 'invalidRequest',
      });
    }
    expect(await ask('/v1.0/users/a%00b')).toEqual({ status: 400, code: 'invalidRequest' });
  });

  it('[GR-464] is a batch in which a million ways lead to the end, or one inside of another', async () => {
    const earlier = (at: number) => Array.from({ length: at }, (_, index) => String(index));
    const requests = Array.from({ length: 20 }, (_, at) => {
      const dependsOn = [...earlier(at), ...earlier(at)];
      return { id: String(at), method: 'GET', url: '/me', dependsOn };
    });
    const batch = (entries: readonly object[]) =>
      ask('/v1.0/$batch', { method: 'POST', body: JSON.stringify({ requests: entries }) });
    expect((await batch(requests.toReversed())).status).toBe(200);
    for (const url of ['/$batch', '//$batch', '/%24batch', '$BATCH']) {
      expect(await batch([{ id: '1', method: 'POST', url, body: {} }])).toEqual({ status: 400, code: 'BadRequest' });
    }
  });
});
