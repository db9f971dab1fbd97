import { createHash } from 'node:crypto';
import type { ApiClient } from '@tideform/contract';
import { expect, it } from 'vitest';
import { doWork } from './do-work.ts';
import { proveByWork } from './prove-by-work.ts';

const still = new AbortController().signal;
const startsWithZeros = (text: string, bits: number) =>
  createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - bits) === 0;

it('finds what the server will believe', async () => {
  const solution = await doWork('a challenge', 10, still);
  expect(startsWithZeros(`a challenge.${solution}`, 10)).toBe(true);
});

it('ends when nobody waits for it any more', async () => {
  const control = new AbortController();
  const work = doWork('never', 32, control.signal);
  control.abort();
  await expect(work).rejects.toThrow();
});

/** Answers as the server does. */
const serverThat = (believes: boolean): Pick<ApiClient, 'call'> => ({
  call: (async ({ name }: { name: string }, { body }: { body: { challenge: string; solution: string } }) => {
    if (name === 'getCaptchaChallenge') return { ok: true, value: { kind: 'work', challenge: 'made', bits: 6 } };
    expect(startsWithZeros(`${body.challenge}.${body.solution}`, 6)).toBe(true);
    if (!believes) return { ok: false, refusal: 'not-proven' };
    return { ok: true, value: { receipt: 'r', verifiedAt: '2026-11-23T09:00:00.000Z' } };
  }) as unknown as ApiClient['call'],
});

it('brings the receipt of the server, or says that it did not believe it', async () => {
  expect(await proveByWork(serverThat(true))(still)).toMatchObject({ receipt: 'r' });
  await expect(proveByWork(serverThat(false))(still)).rejects.toThrow('not-proven');
});
