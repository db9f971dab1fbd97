import type { enableFormEmail } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { answer, type Call, refuse } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';
import { changeFormEmail } from './form-emails-store.ts';

/** Lets a form's email be sent, or not. */
export async function switchFormEmail(
  { params, caller, log }: Pick<Call<typeof enableFormEmail>, 'params' | 'caller' | 'log'>,
  context: ServerContext,
  isDisabled: boolean,
) {
  const done = { by: caller.userId, now: context.now() };
  if (!(await changeFormEmail(context.database, params, { isDisabled }, done))) return refuse('not-found');
  log.info({ ...params, isDisabled, by: caller.userId }, 'E-mail of a form switched');
  return answer(await describeFormEmail(context, params));
}
