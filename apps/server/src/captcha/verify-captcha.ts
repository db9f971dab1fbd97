import { verifyCaptcha as operation } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { answer, type Call, implement, refuse } from '../http/implement.ts';
import { consumeChallenge } from './challenges-store.ts';
import { verifyWork } from './proof-of-work.ts';
import { writeReceipt } from './receipt.ts';

export const verifyCaptcha = implement(operation, async ({ body }, context) => {
  if (!(await isProven(body, context))) return refuse('not-proven');
  const verifiedAt = context.now().toISOString();
  return answer({ receipt: writeReceipt(context.secrets, body.kind, verifiedAt), verifiedAt });
});

async function isProven(
  body: Call<typeof operation>['body'],
  { database, recaptcha, secrets, now }: ServerContext,
): Promise<boolean> {
  // NOTE: Google accepts each token only once.
  if (body.kind === 'recaptcha') return (await recaptcha?.verify(body.token)) ?? false;
  const challenge = verifyWork(secrets, body, now());
  return challenge !== undefined && (await consumeChallenge(database, challenge, now()));
}
