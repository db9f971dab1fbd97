import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCaptchaChallenge, verifyCaptcha } from '@tideform/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRecaptcha } from '../external-services/recaptcha.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

import { readReceipt } from './receipt.ts';

/** Simulated reCAPTCHA API: the request's token determines the response. */
const provider = createServer((request, reply) => {
  request.setEncoding('utf8');
  let sent = '';
  request.on('data', (part: string) => {
    sent += part;
  });
  request.on('end', () => {
    const fields = new URLSearchParams(sent);
    const isOurs = fields.get('secret') === 'a secret';
    const said: Record<string, unknown> = {
      person: { success: isOurs },
      likely: { success: isOurs, score: 0.9 },
      program: { success: isOurs, score: 0.1 },
      stale: { success: false, 'error-codes': ['timeout-or-duplicate'] },
    };
    reply.end(JSON.stringify(said[fields.get('response') ?? ''] ?? 'what?'));
  });
});

let plain: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
  const recaptcha = createRecaptcha({ siteKey: 'a site', secret: 'a secret', verifyUrl }, fetch);
  [plain, guarded] = await Promise.all([startTestApp(), startTestApp({}, { recaptcha })]);
});
afterAll(async () => {
  await Promise.all([plain.close(), guarded.close()]);
  provider.close();
});
beforeEach(() => {
  plain.now = new Date('2026-11-23T09:00:00Z');
});

async function challenge(app = plain, by: 'any' | 'work' = 'any') {
  const answer = await app.clientWith('').call(getCaptchaChallenge, { query: { by } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

async function work() {
  const asked = await challenge();
  if (asked.kind !== 'work') throw new Error(asked.kind);
  for (let at = 0; ; at += 1) {
    const hash = createHash('sha256').update(`${asked.challenge}.${at}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - asked.bits) === 0) {
      return { kind: 'work', challenge: asked.challenge, solution: String(at) } as const;
    }
  }
}

const verify = (body: Awaited<ReturnType<typeof work>> | { kind: 'recaptcha'; token: string }, app = plain) =>
  app.clientWith('').call(verifyCaptcha, { body });
const refused = { ok: false, refusal: 'not-proven' };

it('issues an unforgeable receipt for a proof of work', async () => {
  const answer = await verify(await work());
  if (!answer.ok) throw new Error(answer.refusal);
  const { receipt, verifiedAt } = answer.value;
  expect(verifiedAt).toBe('2026-11-23T09:00:00.000Z');
  expect(readReceipt(plain.context.secrets, receipt)).toMatchObject({ kind: 'work', verifiedAt });
  expect(readReceipt(plain.context.secrets, `${receipt.slice(0, -3)}AAA`)).toBeUndefined();
  expect(readReceipt(plain.context.secrets, (await work()).challenge)).toBeUndefined();
});

it('accepts a proof of work once, before it expires, and only for its own challenge', async () => {
  const done = await work();
  expect(await verify(done)).toMatchObject({ ok: true });
  expect(await verify(done)).toMatchObject(refused);
  const late = await work();
  plain.now = new Date('2026-11-23T09:11:00Z');
  expect(await verify(late)).toMatchObject(refused);
  expect(await verify({ ...late, challenge: 'made up' })).toMatchObject(refused);
});

it('rejects an invalid proof of work', async () => {
  const { challenge } = await work();
  const isDone = (solution: string) =>
    createHash('sha256').update(`${challenge}.${solution}`).digest().readUInt32BE(0) >>> 17 === 0;
  const wrong = ['a', 'b', 'c', 'd'].find((solution) => !isDone(solution))!;
  expect(await verify({ kind: 'work', challenge, solution: wrong })).toMatchObject(refused);
});

it('verifies tokens with the configured captcha provider', async () => {
  expect(await challenge(guarded)).toEqual({ kind: 'recaptcha', siteKey: 'a site' });
  expect((await challenge(guarded, 'work')).kind).toBe('work');
  const said = async (token: string, app = guarded) => (await verify({ kind: 'recaptcha', token }, app)).ok;
  expect(await Promise.all(['person', 'likely', 'program', 'stale'].map((token) => said(token)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await said('person', plain)).toBe(false);
});

it('reports an outage if the captcha provider’s response is invalid', async () => {
  await expect(verify({ kind: 'recaptcha', token: 'nonsense' }, guarded)).rejects.toThrow();
});
