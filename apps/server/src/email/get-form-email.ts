import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';

export const getFormEmail = implement(api.getFormEmail, async ({ params }, context) =>
  respond(await describeFormEmail(context, params)),
);
