import { getFormRetention as operation } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { describeRetention } from './describe-retention.ts';

export const getFormRetention = implement(operation, async ({ params }, context) =>
  respond(await describeRetention(context, params)),
);
