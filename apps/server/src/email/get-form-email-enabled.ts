import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';

export const getFormEmailEnabled = implement(api.getFormEmailEnabled, async ({ params }, context) => {
  const { enabled } = await describeFormEmail(context, params);
  return respond({ enabled });
});
