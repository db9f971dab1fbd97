import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import type { Secrets } from '../secrets/secrets.ts';

/**
 * Leading zero bits of a solution's hash: about 32,000 attempts, half a second on a computer, a few seconds on an old
 * phone.
 */
export const WORK_BITS = 15;

const GOOD_FOR_MS = 10 * 60_000;
const PLACE = 'captcha challenge';
const made = z.object({ id: z.uuid(), expiresAt: z.number() });

export type Challenge = z.output<typeof made>;

/** Creates a captcha challenge that the server can verify without storing it. */
export const createChallenge = (secrets: Secrets, now: Date): string =>
  secrets.seal(JSON.stringify({ id: randomUUID(), expiresAt: now.getTime() + GOOD_FOR_MS }), PLACE);

/**
 * Verifies a solved captcha challenge.
 * @returns `undefined` if another server issued the challenge, it has expired, or the solution is wrong
 */
export function verifyWork(
  secrets: Secrets,
  { challenge, solution }: { readonly challenge: string; readonly solution: string },
  now: Date,
): Challenge | undefined {
  const opened = secrets.open(challenge, PLACE);
  if (opened === undefined) return undefined;
  const read = made.parse(JSON.parse(opened));
  return read.expiresAt > now.getTime() && isDone(`${challenge}.${solution}`) ? read : undefined;
}

const isDone = (text: string): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - WORK_BITS) === 0;
