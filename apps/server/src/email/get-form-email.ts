import { getFormEmail as operation } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';

export const getFormEmail = implement(operation, async ({ params }, context) =>
  respond(await describeFormEmail(context, params)),
);
