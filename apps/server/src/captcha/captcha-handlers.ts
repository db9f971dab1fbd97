import { operations as api } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { implement, type OperationCall, refuse, respond } from '../http/implement.ts';
import { consumeChallenge } from './challenges-store.ts';
import { createCaptchaChallenge, sealCaptchaReceipt, verifyProofOfWork, WORK_BITS } from './proof-of-work.ts';

export const getCaptchaChallenge = implement(
  api.getCaptchaChallenge,
  async ({ query: { by } }, { recaptcha, secrets, now }) =>
    recaptcha && by === 'any'
      ? respond({ kind: 'recaptcha' as const, siteKey: recaptcha.siteKey })
      : respond({ kind: 'work' as const, challenge: createCaptchaChallenge(secrets, now()), bits: WORK_BITS }),
);

export const verifyCaptcha = implement(api.verifyCaptcha, async ({ body }, context) => {
  if (!(await isCaptchaSolved(body, context))) return refuse('not-proven');
  const verifiedAt = context.now().toISOString();
  return respond({ receipt: sealCaptchaReceipt(context.secrets, body.kind, verifiedAt), verifiedAt });
});

async function isCaptchaSolved(
  body: OperationCall<typeof api.verifyCaptcha>['body'],
  { database, recaptcha, secrets, now }: ServerContext,
): Promise<boolean> {
  // NOTE: Google accepts each token only once.
  if (body.kind === 'recaptcha') return (await recaptcha?.verify(body.token)) ?? false;
  const challenge = verifyProofOfWork(secrets, body, now());
  return challenge !== undefined && (await consumeChallenge(database, challenge, now()));
}
