import { operations } from '@tideform/graph';
import { describeRowsWith } from '../answer/describe-expanded.ts';
import { selectProperties } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { getExpand, getExpandedNames } from '../call/options.ts';
import { openItem } from '../drives/open-drive.ts';

export const getItemListItem = implement(operations.getItemListItem, async (call, context) => {
  const { list, item } = await openItem(call, context);
  const expand = getExpand(call);
  const [row] = await describeRowsWith(call, context, expand, { list, items: [item] });
  return ok(selectProperties(row!, call.query, getExpandedNames(expand)));
});
