import { operations } from '@tideform/graph';
import { describeRowsWith } from '../answer/describe-expanded.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, type GraphResponse, implement, ok } from '../call/graph-call.ts';
import { getExpand, getExpandedNames } from '../call/options.ts';
import { describeFields } from './describe-rows.ts';
import { type OpenedRow, openListRow, openRow } from './open-row.ts';

export const getDriveListItem = implement(operations.getDriveListItem, async (call, context) =>
  createRowResponse(call, context, await openRow(call, context)),
);
export const getSiteListItem = implement(operations.getSiteListItem, async (call, context) =>
  createRowResponse(call, context, await openListRow(call, context)),
);

export const getSiteListItemFields = implement(operations.getSiteListItemFields, async (call, context) => {
  const { list, item } = await openListRow(call, context);
  const [fields] = await describeFields(call, context, { list, items: [item], names: call.query.select });
  return ok(fields!);
});

async function createRowResponse(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, item }: OpenedRow,
): Promise<GraphResponse> {
  const expand = getExpand(call);
  const [row] = await describeRowsWith(call, context, expand, { list, items: [item] });
  return ok(selectProperties(row!, call.query, getExpandedNames(expand)));
}
