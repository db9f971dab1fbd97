import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import { Failed } from '../../failures/failed.ts';
import { requireLibrary } from '../../teams/require-team.ts';

/** Where the responses of one form lie. */
export interface ResponseLibrary {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly responsesFolderId: string;
}

/** Finds the library of a form's responses in the local database. */
export async function responseLibrary(
  context: SyncContext,
  { teamId, formId }: { readonly teamId: string; readonly formId: string },
): Promise<ResponseLibrary> {
  const { driveId } = await requireLibrary(context, teamId);
  const form = await context.database.forms.get(formId);
  if (!form) throw new Failed('invalid-form', { formId });
  if (!form.responsesDriveItemId) throw new Failed('no-responses-folder', {});
  return { graph: context.ports.graph, driveId, responsesFolderId: form.responsesDriveItemId };
}

/** The answer of a Graph call, or `undefined` when what it asks for is not there. */
export async function ifFound<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return undefined;
    throw error;
  }
}

const withFields = { expand: 'listItem($expand=fields($select=tfItemType,tfResponseId))' };

/** A file or folder by its id, with the fields that say what it is; `undefined` when it is gone. */
export function itemWithFields({ graph, driveId }: ResponseLibrary, itemId: string): Promise<DriveItem | undefined> {
  return ifFound(graph.call(operations.getItem, { driveId, itemId }, { query: withFields }));
}

/** A file or folder by its name in a folder, with the fields that say what it is; `undefined` when there is none. */
export function childWithFields(
  { graph, driveId }: ResponseLibrary,
  folderId: string,
  name: string,
): Promise<DriveItem | undefined> {
  const params = { driveId, itemId: folderId, path: name };
  return ifFound(graph.call(operations.getChildByPath, params, { query: withFields }));
}
