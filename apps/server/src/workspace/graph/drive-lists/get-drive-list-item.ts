import { operations } from '@tideform/graph';
import { describeRowsWith } from '../answer/describe-expanded.ts';
import { select } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';
import { expandedNames, readExpand } from '../call/options.ts';
import { openRow } from './open-row.ts';

export const getDriveListItem = implement(operations.getDriveListItem, async (call, context) => {
  const { list, item } = await openRow(call, context);
  const expand = readExpand(call);
  const [row] = await describeRowsWith(call, context, expand, { list, items: [item] });
  return ok(select(row!, call.query, expandedNames(expand)));
});
