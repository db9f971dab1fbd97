import { type GraphClient, GraphError } from '@tideform/graph';
import { findItem } from '@tideform/sync/library';

/** Whether the person may see an item. */
export async function mayRead(graph: GraphClient, driveId: string, itemId: string): Promise<boolean> {
  try {
    return (await findItem(graph, driveId, itemId)) !== undefined;
  } catch (error) {
    if (error instanceof GraphError && error.status === 403) return false;
    throw error;
  }
}
