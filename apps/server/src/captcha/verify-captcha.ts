import { verifyCaptcha as operation } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { answer, type Call, implement, refuse } from '../http/implement.ts';
import { useUp } from './challenges-store.ts';
import { writeReceipt } from './receipt.ts';
import { readWork } from './work.ts';

export const verifyCaptcha = implement(operation, async ({ body }, context) => {
  if (!(await isProven(body, context))) return refuse('not-proven');
  const verifiedAt = context.now().toISOString();
  return answer({ receipt: writeReceipt(context.secrets, body.kind, verifiedAt), verifiedAt });
});

async function isProven(
  body: Call<typeof operation>['body'],
  { database, recaptcha, secrets, now }: ServerContext,
): Promise<boolean> {
  // NOTE: Google's tokens are good once by themselves.
  if (body.kind === 'recaptcha') return (await recaptcha?.verify(body.token)) ?? false;
  const challenge = readWork(secrets, body, now());
  return challenge !== undefined && (await useUp(database, challenge, now()));
}
