import { operations } from '@tideform/graph';
import { formatETag } from '../../library/item.ts';
import { describeItemsWith } from '../answer/describe-expanded.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { getExpand, getExpandedNames } from '../call/options.ts';
import { openItem } from '../drives/open-drive.ts';
import { describeChildren } from './list-children.ts';

export const getItem = implement(operations.getItem, sendItem);
export const getRoot = implement(operations.getRoot, sendItem);
export const getItemByPath = implement(operations.getItemByPath, sendItem);
export const getChildByPath = implement(operations.getChildByPath, sendItem);

/** Handles all operations that read an item, in any notation of its address. */
async function sendItem(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphResponse> {
  const opened = await openItem(call, context);
  if (call.header('if-none-match') === formatETag(opened.item)) return { status: 304 };
  const expand = getExpand(call);
  const [resource] = await describeItemsWith(call, context, expand, { list: opened.list, items: [opened.item] });
  const children = expand.some((one) => one.property === 'children')
    ? { children: await describeChildren(call, context, opened) }
    : {};
  return ok(selectProperties({ ...resource, ...children }, call.query, getExpandedNames(expand)));
}
