import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';

/** One of the library's top folders. @throws Error with `message` when Graph refuses it. */
export async function topFolder(
  graph: GraphClient,
  driveId: string,
  name: string,
  message: string,
): Promise<DriveItem> {
  try {
    return await graph.call(operations.getItemByPath, { driveId, path: name });
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    throw new Error(message, { cause: error });
  }
}
