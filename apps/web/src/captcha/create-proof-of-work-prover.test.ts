import { createHash } from 'node:crypto';
import type { ApiClient } from '@tideform/contract';
import { expect, it } from 'vitest';
import { createProofOfWorkProver, solveChallenge } from './create-proof-of-work-prover.ts';

const still = new AbortController().signal;
const startsWithZeros = (text: string, bits: number) =>
  createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - bits) === 0;

it('finds a solution that the server accepts', async () => {
  const solution = await solveChallenge('a challenge', 10, still);
  expect(startsWithZeros(`a challenge.${solution}`, 10)).toBe(true);
});

it('stops when it is aborted', async () => {
  const control = new AbortController();
  const work = solveChallenge('never', 32, control.signal);
  control.abort();
  await expect(work).rejects.toThrow();
});

/** Creates an API client whose server accepts or rejects every solution. */
const createCaptchaServer = (believes: boolean): Pick<ApiClient, 'call'> => ({
  call: (async ({ name }: { name: string }, { body }: { body: { challenge: string; solution: string } }) => {
    if (name === 'getCaptchaChallenge') return { ok: true, value: { kind: 'work', challenge: 'made', bits: 6 } };
    expect(startsWithZeros(`${body.challenge}.${body.solution}`, 6)).toBe(true);
    if (!believes) return { ok: false, refusal: 'not-proven' };
    return { ok: true, value: { receipt: 'r', verifiedAt: '2026-11-23T09:00:00.000Z' } };
  }) as unknown as ApiClient['call'],
});

it("returns the server's receipt, or fails if the server rejects the solution", async () => {
  expect(await createProofOfWorkProver(createCaptchaServer(true))(still)).toMatchObject({ receipt: 'r' });
  await expect(createProofOfWorkProver(createCaptchaServer(false))(still)).rejects.toThrow('not-proven');
});
