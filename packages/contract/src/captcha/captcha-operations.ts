import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/**
 * Returns the challenge that a browser must solve to pass the bot check. Callable without a token, because anonymous
 * respondents use it.
 */
export const getCaptchaChallenge = apiOperation({
  name: 'getCaptchaChallenge',
  summary: 'Get a captcha challenge',
  method: 'GET',
  path: '/api/captcha/challenge',
  caller: 'none',
  limits: { address: 120 },
  query: z.object({
    /** `work` requests a proof-of-work challenge, for pages that can't load a provider's script. */
    by: z._default(z.enum(['any', 'work']), 'any'),
  }),
  output: z.discriminatedUnion('kind', [
    /**
     * Proof of work: find a text such that the SHA-256 of `{challenge}.{text}` begins with `bits` zero bits. Valid
     * once, for ten minutes.
     */
    z.object({ kind: z.literal('work'), challenge: z.string(), bits: z.number() }),
    z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
  refusals: {},
});

/** Verifies the solution of a challenge. Returns a receipt that only this server can issue. */
export const verifyCaptcha = apiOperation({
  name: 'verifyCaptcha',
  summary: 'Verify the solution of a captcha challenge',
  method: 'POST',
  path: '/api/captcha/verifications',
  caller: 'none',
  limits: { address: 60 },
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('work'),
      challenge: z.string().check(z.maxLength(1000)),
      solution: z.string().check(z.maxLength(100)),
    }),
    z.object({ kind: z.literal('recaptcha'), token: z.string().check(z.minLength(1), z.maxLength(8000)) }),
  ]),
  output: z.object({ receipt: z.string(), verifiedAt: z.iso.datetime() }),
  /** `not-proven`: the solution is wrong, expired, or was already used. */
  refusals: { 'not-proven': 422 },
});
