import { updateFormEmail as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { refuseSender, refuseTemplate, tidyTemplate } from './check-template.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { changeFormEmail, readFormEmail, replaceFormEmail } from './form-emails-store.ts';

export const updateFormEmail = implement(operation, async ({ params, body, caller, log }, context) => {
  const { template, sender, ifMatch } = body;
  const refused = refuseTemplate(template) ?? refuseSender(sender, context.mailServer);
  if (refused) return refused;
  const change = { template: tidyTemplate(template), ...(sender && { sender }) };
  const done = { by: caller.userId, now: context.now() };
  const { database } = context;
  const isChanged =
    ifMatch === undefined
      ? await changeFormEmail(database, params, change, done)
      : await replaceFormEmail(database, params, { ...change, eTag: ifMatch }, done);
  if (!isChanged) return refuse((await readFormEmail(database, params)) ? 'email-changed' : 'not-found');
  log.info({ ...params, by: caller.userId }, 'E-mail of a form changed');
  return answer(await describeFormEmail(context, params));
});
