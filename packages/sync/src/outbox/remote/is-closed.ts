import { GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { ResponseLibrary } from './response-library.ts';

/**
 * Whether a response's folder was closed to its person: the form has become confidential, and the folder lies among those of
 * all. A folder that is gone is not closed: somebody has deleted it.
 */
export async function isClosed(
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
