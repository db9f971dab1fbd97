import { GraphOutage } from '@tideform/graph';
import { z } from 'zod/mini';

/** The operator's account at reCAPTCHA. */
export interface RecaptchaAccount {
  readonly siteKey: string;
  /** Never log it. */
  readonly secret: string;
  /** Where tokens are checked. */
  readonly verifyUrl: string;
}

/** Google's reCAPTCHA, or who speaks its protocol. */
export interface Recaptcha {
  readonly siteKey: string;
  /** Whether a token is one of a person. @throws when nobody answers */
  verify(token: string): Promise<boolean>;
}

const TIMEOUT_MS = 10_000;
/** Version 3 says from 0 to 1 how likely it is a person; version 2 says nothing. */
const LEAST_SCORE = 0.5;
const reply = z.looseObject({ success: z.boolean(), score: z.optional(z.number()) });

/** @see https://developers.google.com/recaptcha/docs/verify */
export function createRecaptcha(
  { siteKey, secret, verifyUrl }: RecaptchaAccount,
  fetch: typeof globalThis.fetch,
): Recaptcha {
  return {
    siteKey,
    async verify(token) {
      const body = new URLSearchParams({ secret, response: token });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        const answer = await fetch(verifyUrl, { method: 'POST', body, signal });
        const { success, score = 1 } = reply.parse(await answer.json());
        return success && score >= LEAST_SCORE;
      } catch (cause) {
        throw new GraphOutage('network', 'POST siteverify', { cause });
      }
    },
  };
}
