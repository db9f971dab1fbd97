import { operations } from '@tideform/graph';
import type { Item, List } from '../../library/item.ts';
import { deleteItem } from '../../library/items/change-item.ts';
import { setFields } from '../../library/rows/set-fields.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { type GraphCall, type GraphContext, implement, noContent, ok } from '../call/graph-call.ts';
import { describeFields, describeRows } from '../drive-lists/describe-rows.ts';
import { requireRow } from '../drive-lists/open-row.ts';
import { openList } from '../group-lists/open-list.ts';
import { requireContentType } from './require-content-type.ts';

export const updateSiteListItemFields = implement(operations.updateSiteListItemFields, async (call, context) => {
  const { list, result: item } = await updateRow(call, context, (write, row) =>
    setFields(write, row, call.body, call.header('if-match')),
  );
  const [fields] = await describeFields(call, context, { list, items: [item] });
  return ok(fields!);
});

export const updateSiteListItem = implement(operations.updateSiteListItem, async (call, context) => {
  const { list, result: item } = await updateRow(call, context, (write, row) => {
    requireContentType(context, write.list, row, call.body.contentType);
    return setFields(write, row, call.body.fields ?? {}, call.header('if-match'));
  });
  const [row] = await describeRows(call, context, { list, items: [item], fields: 'shown' });
  return ok(row!);
});

export const deleteSiteListItem = implement(operations.deleteSiteListItem, async (call, context) => {
  await updateRow(call, context, (write, row) => deleteItem(write, row, call.header('if-match')));
  return noContent;
});

/** Runs a change of the row that an address refers to. */
async function updateRow<Result>(
  call: GraphCall<'siteId' | 'listId' | 'listItemId', unknown>,
  context: GraphContext,
  change: (write: LibraryWrite, row: Item) => Promise<Result>,
): Promise<{ list: List; result: Result }> {
  const { list } = await openList(call, context);
  const result = await writeLibrary(context, call.actor, list.id, async (write) =>
    change(write, await requireRow(write.db, write.list, call.params.listItemId)),
  );
  return { list, result };
}
