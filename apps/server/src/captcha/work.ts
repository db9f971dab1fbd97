import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import type { Secrets } from '../secrets/secrets.ts';

/** About 32,000 hashes: half a second of a computer, a few of an old phone. */
export const WORK_BITS = 15;

const GOOD_FOR_MS = 10 * 60_000;
const PLACE = 'captcha challenge';
const made = z.object({ id: z.uuid(), expiresAt: z.number() });

export type Challenge = z.output<typeof made>;

/** A challenge that this server knows again without keeping it. */
export const makeChallenge = (secrets: Secrets, now: Date): string =>
  secrets.seal(JSON.stringify({ id: randomUUID(), expiresAt: now.getTime() + GOOD_FOR_MS }), PLACE);

/** @returns `undefined`: not ours, too old, or the work was not done */
export function readWork(
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
