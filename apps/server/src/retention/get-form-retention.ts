import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { describeRetention } from './describe-retention.ts';

export const getFormRetention = implement(api.getFormRetention, async ({ params }, context) =>
  respond(await describeRetention(context, params)),
);
