import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import type { Secrets } from '../secrets/secrets.ts';

/**
 * Leading zero bits of a solution's hash: about 32,000 attempts, half a second on a computer, a few seconds on an old
 * phone.
 */
export const WORK_BITS = 15;

const CHALLENGE_LIFETIME_MS = 10 * 60_000;
const SEAL_CONTEXT = 'captcha challenge';
const challengeSchema = z.object({ id: z.uuid(), expiresAt: z.number() });

export type CaptchaChallenge = z.output<typeof challengeSchema>;

/** Creates a captcha challenge that the server can verify without storing it. */
export const createCaptchaChallenge = (secrets: Secrets, now: Date): string =>
  secrets.seal(JSON.stringify({ id: randomUUID(), expiresAt: now.getTime() + CHALLENGE_LIFETIME_MS }), SEAL_CONTEXT);

/**
 * Verifies a solved captcha challenge.
 * @returns `undefined` if another server issued the challenge, it has expired, or the solution is wrong
 */
export function verifyProofOfWork(
  secrets: Secrets,
  { challenge, solution }: { readonly challenge: string; readonly solution: string },
  now: Date,
): CaptchaChallenge | undefined {
  const opened = secrets.open(challenge, SEAL_CONTEXT);
  if (opened === undefined) return undefined;
  const parsed = challengeSchema.parse(JSON.parse(opened));
  return parsed.expiresAt > now.getTime() && hasLeadingZeroBits(`${challenge}.${solution}`) ? parsed : undefined;
}

const hasLeadingZeroBits = (text: string): boolean =>
  createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - WORK_BITS) === 0;

const CAPTCHA_RECEIPT_SEAL_CONTEXT = 'captcha receipt';
const receiptSchema = z.object({ id: z.uuid(), kind: z.enum(['work', 'recaptcha']), verifiedAt: z.iso.datetime() });

/** Content of a captcha receipt: an ID for using it only once, the kind of captcha, and the time. */
type CaptchaReceipt = z.output<typeof receiptSchema>;

export const sealCaptchaReceipt = (secrets: Secrets, kind: CaptchaReceipt['kind'], verifiedAt: string): string =>
  secrets.seal(
    JSON.stringify({ id: randomUUID(), kind, verifiedAt } satisfies CaptchaReceipt),
    CAPTCHA_RECEIPT_SEAL_CONTEXT,
  );

/** Decrypts a captcha receipt. @returns `undefined` if this server didn't issue it */
export function openCaptchaReceipt(secrets: Secrets, text: string): CaptchaReceipt | undefined {
  const opened = secrets.open(text, CAPTCHA_RECEIPT_SEAL_CONTEXT);
  return opened === undefined ? undefined : receiptSchema.parse(JSON.parse(opened));
}
