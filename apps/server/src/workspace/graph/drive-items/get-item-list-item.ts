import { operations } from '@tideform/graph';
import { describeRows } from '../drive-lists/describe-rows.ts';
import { openItem } from '../drives/open-drive.ts';
import { implement, ok } from '../graph-call.ts';
import { expandedNames, readExpand } from '../options.ts';
import { select } from '../select.ts';

export const getItemListItem = implement(operations.getItemListItem, async (call, context) => {
  const { list, item } = await openItem(call, context);
  const expand = readExpand(call);
  const [row] = await describeRows(call, context, { list, items: [item], expand });
  return ok(select(row!, call.query, expandedNames(expand)));
});
