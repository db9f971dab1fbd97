import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCaptchaChallenge, verifyCaptcha } from '@tideform/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRecaptcha } from '../external-services/recaptcha.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

import { openCaptchaReceipt } from './proof-of-work.ts';

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

let testApp: TestApp;
let recaptchaApp: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
  const recaptcha = createRecaptcha({ siteKey: 'a site', secret: 'a secret', verifyUrl }, fetch);
  [testApp, recaptchaApp] = await Promise.all([startTestApp(), startTestApp({}, { recaptcha })]);
});
afterAll(async () => {
  await Promise.all([testApp.close(), recaptchaApp.close()]);
  provider.close();
});
beforeEach(() => {
  testApp.now = new Date('2026-11-23T09:00:00Z');
});

async function challenge(app = testApp, by: 'any' | 'work' = 'any') {
  const answer = await app.clientWith('').call(getCaptchaChallenge, { query: { by } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

async function solveChallenge() {
  const captchaChallenge = await challenge();
  if (captchaChallenge.kind !== 'work') throw new Error(captchaChallenge.kind);
  for (let at = 0; ; at += 1) {
    const hash = createHash('sha256').update(`${captchaChallenge.challenge}.${at}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - captchaChallenge.bits) === 0) {
      return { kind: 'work', challenge: captchaChallenge.challenge, solution: String(at) } as const;
    }
  }
}

const verify = (
  body: Awaited<ReturnType<typeof solveChallenge>> | { kind: 'recaptcha'; token: string },
  app = testApp,
) => app.clientWith('').call(verifyCaptcha, { body });
const notProvenRefusal = { ok: false, refusal: 'not-proven' };

it('issues an unforgeable receipt for a proof of work', async () => {
  const answer = await verify(await solveChallenge());
  if (!answer.ok) throw new Error(answer.refusal);
  const { receipt, verifiedAt } = answer.value;
  expect(verifiedAt).toBe('2026-11-23T09:00:00.000Z');
  expect(openCaptchaReceipt(testApp.context.secrets, receipt)).toMatchObject({ kind: 'work', verifiedAt });
  expect(openCaptchaReceipt(testApp.context.secrets, `${receipt.slice(0, -3)}AAA`)).toBeUndefined();
  expect(openCaptchaReceipt(testApp.context.secrets, (await solveChallenge()).challenge)).toBeUndefined();
});

it('accepts a proof of work once, before it expires, and only for its own challenge', async () => {
  const solved = await solveChallenge();
  expect(await verify(solved)).toMatchObject({ ok: true });
  expect(await verify(solved)).toMatchObject(notProvenRefusal);
  const late = await solveChallenge();
  testApp.now = new Date('2026-11-23T09:11:00Z');
  expect(await verify(late)).toMatchObject(notProvenRefusal);
  expect(await verify({ ...late, challenge: 'made up' })).toMatchObject(notProvenRefusal);
});

it('rejects an invalid proof of work', async () => {
  const { challenge } = await solveChallenge();
  const isDone = (solution: string) =>
    createHash('sha256').update(`${challenge}.${solution}`).digest().readUInt32BE(0) >>> 17 === 0;
  const wrong = ['a', 'b', 'c', 'd'].find((solution) => !isDone(solution))!;
  expect(await verify({ kind: 'work', challenge, solution: wrong })).toMatchObject(notProvenRefusal);
});

it('verifies tokens with the configured captcha provider', async () => {
  expect(await challenge(recaptchaApp)).toEqual({ kind: 'recaptcha', siteKey: 'a site' });
  expect((await challenge(recaptchaApp, 'work')).kind).toBe('work');
  const said = async (token: string, app = recaptchaApp) => (await verify({ kind: 'recaptcha', token }, app)).ok;
  expect(await Promise.all(['person', 'likely', 'program', 'stale'].map((token) => said(token)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await said('person', testApp)).toBe(false);
});

it('reports an outage if the captcha provider’s response is invalid', async () => {
  await expect(verify({ kind: 'recaptcha', token: 'nonsense' }, recaptchaApp)).rejects.toThrow();
});
