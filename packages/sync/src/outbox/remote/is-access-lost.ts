import { GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { ResponseLibrary } from './find-response-library.ts';

/**
 * Returns whether the user has lost access to a response's folder: the form has become confidential, and the folder is
 * in the shared location. Returns `false` for a deleted folder.
 */
export async function isAccessLost(
  { database }: SyncContext,
  { graph, driveId }: ResponseLibrary,
  formId: string,
  folderId: string,
): Promise<boolean> {
  const form = await database.forms.get(formId);
  if (!form?.confidentialResponses) return false;
  try {
    await graph.call(operations.getItem, { driveId, itemId: folderId }, { query: { select: ['id', 'name'] } });
    return false;
  } catch (error) {
    if (error instanceof GraphError && error.status === 403) return true;
    if (error instanceof GraphError && error.status === 404) return false;
    throw error;
  }
}
