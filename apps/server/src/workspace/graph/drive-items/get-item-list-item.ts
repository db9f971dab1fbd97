import { operations } from '@tideform/graph';
import { describeRowsWith } from '../describe-expanded.ts';
import { openItem } from '../drives/open-drive.ts';
import { implement, ok } from '../graph-call.ts';
import { expandedNames, readExpand } from '../options.ts';
import { select } from '../select.ts';

export const getItemListItem = implement(operations.getItemListItem, async (call, context) => {
  const { list, item } = await openItem(call, context);
  const expand = readExpand(call);
  const [row] = await describeRowsWith(call, context, expand, { list, items: [item] });
  return ok(select(row!, call.query, expandedNames(expand)));
});
