import { type DriveItem, type GraphClient, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { fileNames } from '../../library/layout.ts';
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

/**
 * Returns the response's JSON file with its fields: the submission if it exists, otherwise the draft. A submit renames
 * one to the other, so the draft is looked up first; in the other order, both lookups could miss it.
 */
export async function findResponseItem(library: ResponseLibrary, folderId: string): Promise<DriveItem | undefined> {
  const draft = await getChildWithFields(library, folderId, fileNames.responseDraft);
  return (await getChildWithFields(library, folderId, fileNames.responseSubmitted)) ?? draft;
}

/** Returns whether the item is a submission. Its fields decide; the file name alone isn't enough. */
export function isSubmission(item: DriveItem, responseId: string): boolean {
  const fields = item.listItem?.fields;
  return fields?.tfItemType === 'submission' && fields.tfResponseId === responseId;
}
