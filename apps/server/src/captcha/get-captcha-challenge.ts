import { getCaptchaChallenge as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { createChallenge, WORK_BITS } from './proof-of-work.ts';

export const getCaptchaChallenge = implement(operation, async ({ query: { by } }, { recaptcha, secrets, now }) =>
  recaptcha && by === 'any'
    ? answer({ kind: 'recaptcha' as const, siteKey: recaptcha.siteKey })
    : answer({ kind: 'work' as const, challenge: createChallenge(secrets, now()), bits: WORK_BITS }),
);
