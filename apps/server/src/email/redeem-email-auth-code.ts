import { operations as api } from '@tideform/contract';
import { completeAuthorization } from '../graph-credentials/complete-authorization.ts';
import { findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { findFormEmail, saveFormEmail } from './form-emails-store.ts';

export const redeemEmailAuthCode = implement(
  api.redeemEmailAuthCode,
  async ({ params, body, caller, log }, context) => {
    const { database, now } = context;
    const { code, ...form } = params;
    if (!(await findFormEmail(database, form))) return refuse('not-found');
    const { id } = await findOrCreateCredential(database, caller);
    const connection = await completeAuthorization(context, { id, code, state: body.state, caller });
    if (!connection.ok) return connection;
    await saveFormEmail(database, form, { graphCredentialId: id }, { by: caller.userId, now: now() });
    log.info({ ...form, by: caller.userId }, 'Account connected to a form');
    return respond(await describeFormEmail(context, form));
  },
);
