import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';

/** Finds an item by name in a folder; `undefined` if there is none. */
export async function findChild(
  graph: GraphClient,
  driveId: string,
  parentId: string,
  name: string,
): Promise<DriveItem | undefined> {
  return ignoreNotFound(() => graph.call(operations.getChildByPath, { driveId, itemId: parentId, path: name }));
}

/** Finds an item by its path in the drive; `undefined` if there is none. */
export async function findItemByPath(
  graph: GraphClient,
  driveId: string,
  path: string,
): Promise<DriveItem | undefined> {
  return ignoreNotFound(() => graph.call(operations.getItemByPath, { driveId, path }));
}

/** Finds an item by ID; `undefined` if it was deleted. */
export async function findItem(graph: GraphClient, driveId: string, itemId: string): Promise<DriveItem | undefined> {
  return ignoreNotFound(() => graph.call(operations.getItem, { driveId, itemId }));
}

/** Deletes an item; does nothing if it was already deleted. */
export async function deleteItemIfPresent(graph: GraphClient, driveId: string, itemId: string): Promise<void> {
  await ignoreNotFound(() => graph.call(operations.deleteItem, { driveId, itemId }));
}

async function ignoreNotFound<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return undefined;
    throw error;
  }
}
