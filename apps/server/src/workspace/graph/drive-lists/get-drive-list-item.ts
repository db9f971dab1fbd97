import { operations } from '@tideform/graph';
import { describeRowsWith } from '../describe-expanded.ts';
import { implement, ok } from '../graph-call.ts';
import { expandedNames, readExpand } from '../options.ts';
import { select } from '../select.ts';
import { openRow } from './open-row.ts';

export const getDriveListItem = implement(operations.getDriveListItem, async (call, context) => {
  const { list, item } = await openRow(call, context);
  const expand = readExpand(call);
  const [row] = await describeRowsWith(call, context, expand, { list, items: [item] });
  return ok(select(row!, call.query, expandedNames(expand)));
});
