import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';

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
