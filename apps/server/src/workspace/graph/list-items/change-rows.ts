import { type NewListItem, operations } from '@tideform/graph';
import type { Item, List } from '../../library/item.ts';
import { deleteItem } from '../../library/items/change-item.ts';
import { createRow, setFields } from '../../library/rows/write-row.ts';
import { type LibraryWrite, writeLibrary } from '../../library/write-library.ts';
import { refusals } from '../../refusal.ts';
import { created, type GraphCall, type GraphContext, implement, noContent, ok } from '../call/graph-call.ts';
import { requireDrive } from '../drives/open-drive.ts';
import { openList } from '../open-list.ts';
import { describeFields, describeRows, getContentType } from './describe-rows.ts';
import { requireRow } from './open-row.ts';

/**
 * Requires that the requested content type is that of the list, or derived from it.
 * @throws 400 for another content type
 */
function requireContentType(
  context: Pick<GraphContext, 'enforces'>,
  list: List,
  item: Item,
  requested: NewListItem['contentType'],
): void {
  const contentType = getContentType(context, list, item);
  const matchesId = requested?.id === undefined || requested.id.toUpperCase().startsWith(contentType.id.toUpperCase());
  const matchesName = requested?.name === undefined || requested.name === contentType.name;
  if (!matchesId || !matchesName) throw refusals.invalidRequest('The list doesn’t have this content type.');
}

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

export const createSiteListItem = implement(operations.createSiteListItem, async (call, context) => {
  const { list } = await openList(call, context);
  const item = await writeLibrary(context, call.actor, list.id, async (write) => {
    const row = await createRow(write, call.body.fields ?? {});
    requireContentType(context, list, row, call.body.contentType);
    return row;
  });
  const [row] = await describeRows(call, context, { list, items: [item], fields: 'shown' });
  return created(row!);
});

export const updateDriveListItemFields = implement(operations.updateDriveListItemFields, async (call, context) => {
  const { id } = await requireDrive(call, context);
  const { list, item } = await writeLibrary(context, call.actor, id, async (write) => {
    const row = await requireRow(write.db, write.list, call.params.listItemId);
    return { list: write.list, item: await setFields(write, row, call.body, call.header('if-match')) };
  });
  const [fields] = await describeFields(call, context, { list, items: [item] });
  return ok(fields!);
});
