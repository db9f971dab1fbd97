import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';
import { toNumberedName, toSafeName } from '../safe-name.ts';
import { claimOwnFolder, getCandidateNames } from './claim-own-folder.ts';
import type { LibraryAccess } from './library-access.ts';
import { restrictFolder } from './restrict-folder.ts';

export interface PrivateFolderOwner {
  readonly id: string;
  readonly displayName: string;
}

/**
 * Returns a person's own folder below ~Private, which only they and the team's owners can access; creates it if needed.
 * Its name includes the beginning of the person's ID, because names aren't unique. An interrupted call is completed by
 * the next one.
 *
 * @throws 'Unable to create user private folder' with the refusal as its cause. Outages are thrown unchanged.
 */
export function getOrCreatePersonFolder(
  access: LibraryAccess,
  rootId: string,
  person: PrivateFolderOwner,
): Promise<string> {
  return wrapErrors(async () => {
    const tag = person.id.slice(0, 8);
    const names = [tag, ...[2, 3, 4, 5, 6, 7, 8, 9].map((suffix) => `${tag}-${suffix}`)];
    const folderLocation = {
      parentId: rootId,
      names: names.map((name) => toNumberedName(person.displayName, name)),
      personId: person.id,
    };
    const folder = await claimOwnFolder(access, folderLocation, async () => true);
    await restrictFolder(access, folder.id, person.id);
    return folder.id;
  });
}

/**
 * Returns the folder `{form title}` of one form in a person's own folder, which must already be restricted. Each form
 * has its own folder, identified by the column tfFormId.
 *
 * @throws as `getOrCreatePersonFolder`
 */
export function getOrCreateFormFolder(
  access: LibraryAccess,
  parentId: string,
  form: { readonly id: string; readonly title: string; readonly personId: string },
): Promise<string> {
  return wrapErrors(async () => {
    const folderLocation = {
      parentId,
      names: getCandidateNames(toSafeName(form.title), form.title),
      personId: form.personId,
    };
    return (await claimOwnFolder(access, folderLocation, (folder) => claimFolderForForm(access, folder, form.id))).id;
  });
}

/**
 * Claims a folder for a form by writing the form's ID to its column. Returns `false` if the folder belongs to another
 * form. If two forms claim the folder at the same time, one of the calls fails.
 */
async function claimFolderForForm(access: LibraryAccess, folder: DriveItem, formId: string): Promise<boolean> {
  const { graph, driveId } = access;
  const query = { select: ['id', 'eTag'], expand: 'fields($select=tfFormId)' };
  const row = await graph.call(
    operations.getItemListItem,
    { driveId, itemId: folder.id },
    { query, isTargetNew: true },
  );
  const { tfFormId } = row.fields ?? {};
  if (tfFormId !== undefined) return tfFormId === formId;
  try {
    await graph.call(
      operations.updateDriveListItemFields,
      { driveId, listItemId: row.id },
      { body: { tfFormId: formId }, ...(row.eTag !== undefined && { ifMatch: row.eTag }) },
    );
    return true;
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 412)) throw error;
    return claimFolderForForm(access, folder, formId);
  }
}

async function wrapErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    throw new FailureError('private-folder-not-created', {}, { cause: error });
  }
}
