import { operations as api } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { completeAuthorization, startAuthorization } from '../graph-credentials/authorization.ts';
import { findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { implement, type OperationCall, refuse, respond } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { findFormEmail, insertFormEmail, replaceFormEmail, saveFormEmail } from './form-emails-store.ts';
import { checkSender, checkTemplate, normalizeTemplate } from './render-form-email.ts';

export const getFormEmail = implement(api.getFormEmail, async ({ params }, context) =>
  respond(await describeFormEmail(context, params)),
);

export const getFormEmailEnabled = implement(api.getFormEmailEnabled, async ({ params }, context) => {
  const { enabled } = await describeFormEmail(context, params);
  return respond({ enabled });
});

export const createFormEmail = implement(api.createFormEmail, async ({ params, body, caller, log }, context) => {
  const { template, sender, disabled: isDisabled } = body;
  const refusal = checkTemplate(template) ?? checkSender(sender, context.mailServer);
  if (refusal) return refusal;
  const { id: graphCredentialId } = await findOrCreateCredential(context.database, caller);
  const email = { template: normalizeTemplate(template), sender, isDisabled, graphCredentialId };
  const isAdded = await insertFormEmail(context.database, params, email, { by: caller.userId, now: context.now() });
  if (!isAdded) return refuse('email-exists');
  log.info({ ...params, by: caller.userId }, 'Form email created');
  return respond(await describeFormEmail(context, params));
});

export const updateFormEmail = implement(api.updateFormEmail, async ({ params, body, caller, log }, context) => {
  const { template, sender, ifMatch } = body;
  const refusal = checkTemplate(template) ?? checkSender(sender, context.mailServer);
  if (refusal) return refusal;
  const change = { template: normalizeTemplate(template), ...(sender && { sender }) };
  const author = { by: caller.userId, now: context.now() };
  const { database } = context;
  const isChanged =
    ifMatch === undefined
      ? await saveFormEmail(database, params, change, author)
      : await replaceFormEmail(database, params, { ...change, eTag: ifMatch }, author);
  if (!isChanged) return refuse((await findFormEmail(database, params)) ? 'email-changed' : 'not-found');
  log.info({ ...params, by: caller.userId }, 'Form email updated');
  return respond(await describeFormEmail(context, params));
});

/** Enables or disables a form's email. */
async function setFormEmailDisabled(
  { params, caller, log }: Pick<OperationCall<typeof api.enableFormEmail>, 'params' | 'caller' | 'log'>,
  context: ServerContext,
  isDisabled: boolean,
) {
  const author = { by: caller.userId, now: context.now() };
  if (!(await saveFormEmail(context.database, params, { isDisabled }, author))) return refuse('not-found');
  log.info({ ...params, isDisabled, by: caller.userId }, 'Form email enabled or disabled');
  return respond(await describeFormEmail(context, params));
}

export const enableFormEmail = implement(api.enableFormEmail, (call, context) =>
  setFormEmailDisabled(call, context, false),
);

export const disableFormEmail = implement(api.disableFormEmail, (call, context) =>
  setFormEmailDisabled(call, context, true),
);

export const getEmailAuthUrl = implement(api.getEmailAuthUrl, async ({ caller }, context) =>
  startAuthorization(context, await findOrCreateCredential(context.database, caller), 'mail'),
);

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
