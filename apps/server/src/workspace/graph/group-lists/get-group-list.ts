import { operations } from '@tideform/graph';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { getExpand } from '../call/options.ts';
import { describeListWith } from './describe-list.ts';
import { openList } from './open-list.ts';

export const getGroupList = implement(operations.getGroupList, createListResponse);
export const getSiteList = implement(operations.getSiteList, createListResponse);
export const getDriveList = implement(operations.getDriveList, createListResponse);

async function createListResponse(call: GraphCall<never, unknown>, context: GraphContext): Promise<GraphResponse> {
  const { site, list } = await openList(call, context);
  return ok(await describeListWith(call, context, { site, list }, getExpand(call)));
}
