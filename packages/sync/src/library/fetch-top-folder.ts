import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';

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
