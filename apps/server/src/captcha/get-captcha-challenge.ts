import { getCaptchaChallenge as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { makeChallenge, WORK_BITS } from './work.ts';

export const getCaptchaChallenge = implement(operation, async ({ query: { by } }, { recaptcha, secrets, now }) =>
  recaptcha && by === 'any'
    ? answer({ kind: 'recaptcha' as const, siteKey: recaptcha.siteKey })
    : answer({ kind: 'work' as const, challenge: makeChallenge(secrets, now()), bits: WORK_BITS }),
);
