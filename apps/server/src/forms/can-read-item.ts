import { type GraphClient, GraphError } from '@tideform/graph';
import { findItem } from '@tideform/sync/library';

/** Returns true if the user of the Graph client can read a library item. */
export async function canReadItem(graph: GraphClient, driveId: string, itemId: string): Promise<boolean> {
  try {
    return (await findItem(graph, driveId, itemId)) !== undefined;
  } catch (error) {
    if (error instanceof GraphError && error.status === 403) return false;
    throw error;
  }
}
