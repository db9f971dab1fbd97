import { operations as api } from '@tideform/contract';
import { findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { checkSender, checkTemplate, normalizeTemplate } from './check-template.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { insertFormEmail } from './form-emails-store.ts';

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
