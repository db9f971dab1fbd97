import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { checkSender, checkTemplate, normalizeTemplate } from './check-template.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { findFormEmail, replaceFormEmail, saveFormEmail } from './form-emails-store.ts';

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
