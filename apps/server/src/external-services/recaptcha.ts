import { GraphOutage } from '@tideform/graph';
import { z } from 'zod/mini';

/** Operator's reCAPTCHA account. */
export interface RecaptchaOptions {
  readonly siteKey: string;
  /** Secret key. Never log it. */
  readonly secret: string;
  /** URL of the API that verifies tokens. */
  readonly verifyUrl: string;
}

/** Client for Google's reCAPTCHA or a compatible service. */
export interface RecaptchaVerifier {
  readonly siteKey: string;
  /** Verifies a token. @returns whether it is valid @throws GraphOutage if the service doesn't respond */
  verify(token: string): Promise<boolean>;
}

const TIMEOUT_MS = 10_000;
/** Minimum score of reCAPTCHA version 3, from 0 (bot) to 1 (human). Version 2 returns no score. */
const MIN_SCORE = 0.5;
const replySchema = z.looseObject({ success: z.boolean(), score: z.optional(z.number()) });

/** Creates a reCAPTCHA client. @see https://developers.google.com/recaptcha/docs/verify */
export function createRecaptcha(
  { siteKey, secret, verifyUrl }: RecaptchaOptions,
  fetch: typeof globalThis.fetch,
): RecaptchaVerifier {
  return {
    siteKey,
    async verify(token) {
      const body = new URLSearchParams({ secret, response: token });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        const answer = await fetch(verifyUrl, { method: 'POST', body, signal });
        const { success, score = 1 } = replySchema.parse(await answer.json());
        return success && score >= MIN_SCORE;
      } catch (cause) {
        throw new GraphOutage('network', 'POST siteverify', { cause });
      }
    },
  };
}
