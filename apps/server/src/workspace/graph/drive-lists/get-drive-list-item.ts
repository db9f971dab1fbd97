import { operations } from '@tideform/graph';
import { implement, ok } from '../graph-call.ts';
import { expandedNames, readExpand } from '../options.ts';
import { select } from '../select.ts';
import { describeRows } from './describe-rows.ts';
import { openRow } from './open-row.ts';

export const getDriveListItem = implement(operations.getDriveListItem, async (call, context) => {
  const { list, item } = await openRow(call, context);
  const expand = readExpand(call);
  const [row] = await describeRows(call, context, { list, items: [item], expand });
  return ok(select(row!, call.query, expandedNames(expand)));
});
