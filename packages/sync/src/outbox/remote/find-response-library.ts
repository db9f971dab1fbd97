import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { requireLibrary } from '../../teams/require-team.ts';

/** Location of a form's responses in a library. */
export interface ResponseLibrary {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly responsesFolderId: string;
}

/** Finds the library of a form's responses in the local database. */
export async function findResponseLibrary(
  context: SyncContext,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
): Promise<ResponseLibrary> {
  const { driveId } = await requireLibrary(context, teamId);
  const form = await context.database.forms.get(formId);
  if (!form) throw new FailureError('invalid-form', { formId });
  if (!form.responsesDriveItemId) throw new FailureError('no-responses-folder', {});
  return { graph: context.ports.graph, driveId, responsesFolderId: form.responsesDriveItemId };
}

/** Returns the result of a Graph call, or `undefined` if the item wasn't found. */
export async function ignoreNotFound<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return undefined;
    throw error;
  }
}

const fieldsQuery = { expand: 'listItem($expand=fields($select=tfItemType,tfResponseId))' };

/** Loads an item by ID with its identifying fields; `undefined` if it was deleted. */
export function getItemWithFields({ graph, driveId }: ResponseLibrary, itemId: string): Promise<DriveItem | undefined> {
  return ignoreNotFound(graph.call(operations.getItem, { driveId, itemId }, { query: fieldsQuery }));
}

/** Loads an item by name from a folder with its identifying fields; `undefined` if there is none. */
export function getChildWithFields(
  { graph, driveId }: ResponseLibrary,
  folderId: string,
  name: string,
): Promise<DriveItem | undefined> {
  const params = { driveId, itemId: folderId, path: name };
  return ignoreNotFound(graph.call(operations.getChildByPath, params, { query: fieldsQuery }));
}
