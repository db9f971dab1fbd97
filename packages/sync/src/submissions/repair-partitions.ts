import { type GraphClient, type ListItem, operations } from '@tideform/graph';
import { getPartition } from '../library/layout.ts';

/**
 * Sets the partition of a form's submissions where another program has left it out; queries don't find submissions
 * without a partition. Reads all rows of the library, because an index can't find missing values.
 *
 * @param onRepaired called with the number of repaired submissions so far
 */
export async function repairPartitions(
  graph: GraphClient,
  { driveId, formId, signal }: { readonly driveId: string; readonly formId: string; readonly signal: AbortSignal },
  onRepaired: (count: number) => void,
): Promise<void> {
  const query = { expand: 'fields($select=tfItemType,tfFormId,tfPartition)', top: pageSize };
  let count = 0;
  for await (const item of graph.rows(operations.listDriveListItems, { driveId }, { query, signal })) {
    if (!lacksPartition(item, formId)) continue;
    const body = { tfPartition: getPartition(item.id) };
    await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: item.id }, { body, signal });
    count += 1;
    onRepaired(count);
  }
}

const pageSize = 500;

function lacksPartition({ fields = {} }: ListItem, formId: string): boolean {
  return fields.tfItemType === 'submission' && fields.tfFormId === formId && fields.tfPartition == null;
}
