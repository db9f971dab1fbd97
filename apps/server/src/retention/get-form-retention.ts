import { getFormRetention as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { describeRetention } from './describe-retention.ts';

export const getFormRetention = implement(operation, async ({ params }, context) =>
  answer(await describeRetention(context, params)),
);
