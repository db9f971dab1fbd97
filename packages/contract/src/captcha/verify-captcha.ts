import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

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
