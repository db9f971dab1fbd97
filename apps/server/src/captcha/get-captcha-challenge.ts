import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { createCaptchaChallenge, WORK_BITS } from './proof-of-work.ts';

export const getCaptchaChallenge = implement(
  api.getCaptchaChallenge,
  async ({ query: { by } }, { recaptcha, secrets, now }) =>
    recaptcha && by === 'any'
      ? respond({ kind: 'recaptcha' as const, siteKey: recaptcha.siteKey })
      : respond({ kind: 'work' as const, challenge: createCaptchaChallenge(secrets, now()), bits: WORK_BITS }),
);
