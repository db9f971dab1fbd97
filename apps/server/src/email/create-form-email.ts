import { createFormEmail as operation } from '@tideform/contract';
import { findOrMakeCredential } from '../graph-credentials/graph-credentials-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { refuseSender, refuseTemplate, tidyTemplate } from './check-template.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { addFormEmail } from './form-emails-store.ts';

export const createFormEmail = implement(operation, async ({ params, body, caller, log }, context) => {
  const { template, sender, disabled: isDisabled } = body;
  const refused = refuseTemplate(template) ?? refuseSender(sender, context.mailServer);
  if (refused) return refused;
  const { id: graphCredentialId } = await findOrMakeCredential(context.database, caller);
  const email = { template: tidyTemplate(template), sender, isDisabled, graphCredentialId };
  const isFirst = await addFormEmail(context.database, params, email, { by: caller.userId, now: context.now() });
  if (!isFirst) return refuse('email-exists');
  log.info({ ...params, by: caller.userId }, 'E-mail of a form made');
  return answer(await describeFormEmail(context, params));
});
