import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';

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

/**
 * Loads one of the library's top folders.
 *
 * @throws FailureError `kind` when Graph refuses it
 */
export async function fetchTopFolder(
  graph: GraphClient,
  driveId: string,
  name: string,
  kind: 'no-forms-folder' | 'no-responses-folder',
): Promise<DriveItem> {
  try {
    return await graph.call(operations.getItemByPath, { driveId, path: name });
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    throw new FailureError(kind, {}, { cause: error });
  }
}

export interface Folder {
  readonly item: DriveItem;
  /** `false` if the folder already existed. */
  readonly created: boolean;
}

/**
 * Returns the folder with this name below `parentId`, and creates it if needed. Concurrent callers get the same folder.
 */
export async function getOrCreateFolder(
  graph: GraphClient,
  driveId: string,
  parentId: string,
  name: string,
): Promise<Folder> {
  try {
    const item = await graph.call(
      operations.createChild,
      { driveId, itemId: parentId },
      { body: { name, folder: {}, '@microsoft.graph.conflictBehavior': 'fail' } },
    );
    return { item, created: true };
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 409)) throw error;
    const item = await graph.call(operations.getChildByPath, { driveId, itemId: parentId, path: name });
    return { item, created: false };
  }
}
