import { getFormEmail as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { describeFormEmail } from './describe-form-email.ts';

export const getFormEmail = implement(operation, async ({ params }, context) =>
  answer(await describeFormEmail(context, params)),
);
