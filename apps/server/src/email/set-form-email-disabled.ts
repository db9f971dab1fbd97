import type { operations as api } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { type OperationCall, refuse, respond } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { saveFormEmail } from './form-emails-store.ts';

/** Enables or disables a form's email. */
export async function setFormEmailDisabled(
  { params, caller, log }: Pick<OperationCall<typeof api.enableFormEmail>, 'params' | 'caller' | 'log'>,
  context: ServerContext,
  isDisabled: boolean,
) {
  const author = { by: caller.userId, now: context.now() };
  if (!(await saveFormEmail(context.database, params, { isDisabled }, author))) return refuse('not-found');
  log.info({ ...params, isDisabled, by: caller.userId }, 'Form email enabled or disabled');
  return respond(await describeFormEmail(context, params));
}
