import { GraphOutage } from '@tideform/graph';
import { z } from 'zod/mini';

/** Operator's reCAPTCHA account. */
export interface RecaptchaAccount {
  readonly siteKey: string;
  /** Never log it. */
  readonly secret: string;
  /** URL that verifies tokens. */
  readonly verifyUrl: string;
}

/** Google's reCAPTCHA, or a compatible service. */
export interface Recaptcha {
  readonly siteKey: string;
  /** Returns true if a token is valid. @throws GraphOutage if the service doesn't respond */
  verify(token: string): Promise<boolean>;
}

const TIMEOUT_MS = 10_000;
/** Minimum score. Version 3 returns a score from 0 to 1 for the likelihood of a person; version 2 returns none. */
const MIN_SCORE = 0.5;
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
        return success && score >= MIN_SCORE;
      } catch (cause) {
        throw new GraphOutage('network', 'POST siteverify', { cause });
      }
    },
  };
}
