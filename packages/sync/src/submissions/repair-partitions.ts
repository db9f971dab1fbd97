import { type GraphClient, type ListItem, operations } from '@tideform/graph';
import { partitionOf } from '../library/partition.ts';

/**
 * Gives submissions of a form their partition where a program has left it out: no query finds them without. All rows of the
 * library are gone through, since no index knows what a row lacks. `onRepaired`: how many there are so far.
 */
export async function repairPartitions(
  graph: GraphClient,
  { driveId, formId, signal }: { readonly driveId: string; readonly formId: string; readonly signal: AbortSignal },
  onRepaired: (count: number) => void,
): Promise<void> {
  const query = { expand: 'fields($select=tfItemType,tfFormId,tfPartition)', top: pageSize };
  let count = 0;
  for await (const item of graph.rows(operations.listDriveListItems, { driveId }, { query, signal })) {
    if (!isLost(item, formId)) continue;
    const body = { tfPartition: partitionOf(item.id) };
    await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: item.id }, { body, signal });
    count += 1;
    onRepaired(count);
  }
}

const pageSize = 500;

function isLost({ fields = {} }: ListItem, formId: string): boolean {
  return fields.tfItemType === 'submission' && fields.tfFormId === formId && fields.tfPartition == null;
}
