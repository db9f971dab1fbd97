import { operations } from '@tideform/graph';
import { eTagOf } from '../../library/item.ts';
import { describeItemsWith } from '../answer/describe-expanded.ts';
import { select } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { expandedNames, readExpand } from '../call/options.ts';
import { openItem } from '../drives/open-drive.ts';
import { describeChildren } from './list-children.ts';

export const getItem = implement(operations.getItem, readItem);
export const getRoot = implement(operations.getRoot, readItem);
export const getItemByPath = implement(operations.getItemByPath, readItem);
export const getChildByPath = implement(operations.getChildByPath, readItem);

/** An item, under whichever spelling of its place. */
async function readItem(call: GraphCall<'driveId', unknown>, context: GraphContext): Promise<GraphAnswer> {
  const opened = await openItem(call, context);
  if (call.header('if-none-match') === eTagOf(opened.item)) return { status: 304 };
  const expand = readExpand(call);
  const [resource] = await describeItemsWith(call, context, expand, { list: opened.list, items: [opened.item] });
  const children = expand.some((one) => one.property === 'children')
    ? { children: await describeChildren(call, context, opened) }
    : {};
  return ok(select({ ...resource, ...children }, call.query, expandedNames(expand)));
}
