import { operations } from '@tideform/graph';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { readExpand } from '../call/options.ts';
import { describeListWith } from './describe-list.ts';
import { openList } from './open-list.ts';

export const getGroupList = implement(operations.getGroupList, answerList);
export const getSiteList = implement(operations.getSiteList, answerList);
export const getDriveList = implement(operations.getDriveList, answerList);

async function answerList(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphAnswer> {
  const { site, list } = await openList(call, context);
  return ok(await describeListWith(call, context, { site, list }, readExpand(call)));
}
