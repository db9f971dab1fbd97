import { type GraphClient, operations } from '@tideform/graph';
import { writeFields } from './write-fields.ts';

/** Values of our columns by name; `null` clears a column. */
export type ItemFields = Readonly<Record<string, string | number | null | undefined>>;

/** Writes columns of a file or folder, as `writeFields` does. `undefined` leaves a column unchanged. */
export async function setItemFields(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  fields: ItemFields,
  essential: readonly string[] = [],
): Promise<void> {
  const query = { select: ['id'] };
  const listItem = await graph.call(operations.getItemListItem, { driveId, itemId }, { query, isTargetNew: true });
  await writeFields(graph, { driveId, listItemId: listItem.id }, { ...fields }, { essential });
}

/** Reads columns of a file or folder; empty columns are absent. */
export async function getItemFields(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  columns: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const query = { expand: `fields($select=${columns.join(',')})` };
  const listItem = await graph.call(operations.getItemListItem, { driveId, itemId }, { query });
  return listItem.fields ?? {};
}
