import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

/** What a browser has to show before it is believed that a person is there. Anybody may ask: strangers are whom it is for. */
export const getCaptchaChallenge = apiOperation({
  name: 'getCaptchaChallenge',
  summary: 'Ask what proves a person',
  method: 'GET',
  path: '/api/captcha/challenge',
  caller: 'none',
  limits: { address: 120 },
  query: z.object({
    /** `work`: the caller’s page has no room for a provider’s script. */
    by: z._default(z.enum(['any', 'work']), 'any'),
  }),
  output: z.discriminatedUnion('kind', [
    /** To find: a text that makes the SHA-256 of `{challenge}.{text}` begin with so many zero bits. Good for ten minutes, once. */
    z.object({ kind: z.literal('work'), challenge: z.string(), bits: z.number() }),
    z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
  refusals: {},
});
