import { operations } from '@tideform/graph';
import { describeRowsWith } from '../answer/describe-expanded.ts';
import { select } from '../answer/select.ts';
import { type GraphAnswer, type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { expandedNames, readExpand } from '../call/options.ts';
import { describeFields } from './describe-rows.ts';
import { type OpenRow, openListRow, openRow } from './open-row.ts';

export const getDriveListItem = implement(operations.getDriveListItem, async (call, context) =>
  answerRow(call, context, await openRow(call, context)),
);
export const getSiteListItem = implement(operations.getSiteListItem, async (call, context) =>
  answerRow(call, context, await openListRow(call, context)),
);

export const getSiteListItemFields = implement(operations.getSiteListItemFields, async (call, context) => {
  const { list, item } = await openListRow(call, context);
  const [fields] = await describeFields(call, context, { list, items: [item], names: call.query.select });
  return ok(fields!);
});

async function answerRow(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, item }: OpenRow,
): Promise<GraphAnswer> {
  const expand = readExpand(call);
  const [row] = await describeRowsWith(call, context, expand, { list, items: [item] });
  return ok(select(row!, call.query, expandedNames(expand)));
}
