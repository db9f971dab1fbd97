import { updateFormEmail as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { refuseSender, refuseTemplate, tidyTemplate } from './check-template.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { changeFormEmail } from './form-emails-store.ts';

export const updateFormEmail = implement(operation, async ({ params, body, caller, log }, context) => {
  const { template, sender } = body;
  const refused = refuseTemplate(template) ?? refuseSender(sender, context.mailServer);
  if (refused) return refused;
  const change = { template: tidyTemplate(template), ...(sender && { sender }) };
  const done = { by: caller.userId, now: context.now() };
  if (!(await changeFormEmail(context.database, params, change, done))) return refuse('not-found');
  log.info({ ...params, by: caller.userId }, 'E-mail of a form changed');
  return answer(await describeFormEmail(context, params));
});
