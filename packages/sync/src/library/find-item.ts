import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';

/** A file or folder by its name in a folder; `undefined` when there is none. */
export async function findChild(
  graph: GraphClient,
  driveId: string,
  parentId: string,
  name: string,
): Promise<DriveItem | undefined> {
  return unlessMissing(() => graph.call(operations.getChildByPath, { driveId, itemId: parentId, path: name }));
}

/** A file or folder by its path in the drive; `undefined` when there is none. */
export async function findByPath(graph: GraphClient, driveId: string, path: string): Promise<DriveItem | undefined> {
  return unlessMissing(() => graph.call(operations.getItemByPath, { driveId, path }));
}

/** An item by id; `undefined` when it is gone. */
export async function findItem(graph: GraphClient, driveId: string, itemId: string): Promise<DriveItem | undefined> {
  return unlessMissing(() => graph.call(operations.getItem, { driveId, itemId }));
}

/** Deletes an item that may be gone already. */
export async function deleteIfPresent(graph: GraphClient, driveId: string, itemId: string): Promise<void> {
  await unlessMissing(() => graph.call(operations.deleteItem, { driveId, itemId }));
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return undefined;
    throw error;
  }
}
