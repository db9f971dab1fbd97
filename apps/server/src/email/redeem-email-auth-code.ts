import { redeemEmailAuthCode as operation } from '@tideform/contract';
import { endLending } from '../graph-credentials/end-lending.ts';
import { findOrMakeCredential } from '../graph-credentials/graph-credentials-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { changeFormEmail, readFormEmail } from './form-emails-store.ts';

export const redeemEmailAuthCode = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, now } = context;
  const { code, ...form } = params;
  if (!(await readFormEmail(database, form))) return refuse('not-found');
  const { id } = await findOrMakeCredential(database, caller);
  const lent = await endLending(context, { id, code, state: body.state, caller });
  if (!lent.ok) return lent;
  await changeFormEmail(database, form, { graphCredentialId: id }, { by: caller.userId, now: now() });
  log.info({ ...form, by: caller.userId }, 'Account lent to a form');
  return answer(await describeFormEmail(context, form));
});
