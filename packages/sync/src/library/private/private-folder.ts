import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';
import { findChild } from '../drive-items.ts';
import { toNumberedName, toSafeName } from '../safe-name.ts';
import type { LibraryAccess } from './fetch-owners.ts';
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

/**
 * Tries names in order: creates a folder with the name, or takes the existing one. Returns the first folder that
 * `accept` accepts. `accept` is only called with folders that the caller or the person created, because a name proves
 * nothing where others may write.
 *
 * @throws GraphError when no folder can be created
 */
async function claimOwnFolder(
  access: LibraryAccess,
  folderLocation: { readonly parentId: string; readonly names: readonly string[]; readonly personId: string },
  accept: (folder: DriveItem) => Promise<boolean>,
): Promise<DriveItem> {
  let refusal: unknown;
  for (const name of folderLocation.names) {
    try {
      const folder = await makeFolder(access, folderLocation.parentId, name);
      if (await accept(folder)) return folder;
      continue;
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 409)) throw error;
      refusal = error;
    }
    // NOTE: the item is missing here if the folder is hidden even from an owner.
    const taken = await findChild(access.graph, access.driveId, folderLocation.parentId, name);
    const creatorId = taken?.createdBy?.user?.id;
    const isOwn = creatorId !== undefined && (creatorId === access.callerId || creatorId === folderLocation.personId);
    if (taken?.folder && isOwn && (await accept(taken))) return taken;
  }
  throw refusal;
}

function makeFolder({ graph, driveId }: LibraryAccess, parentId: string, name: string): Promise<DriveItem> {
  const body = { name, folder: {}, '@microsoft.graph.conflictBehavior': 'fail' } as const;
  return graph.call(operations.createChild, { driveId, itemId: parentId }, { body });
}

/** Returns a name, and alternatives for when it is taken. */
function getCandidateNames(first: string, more: string): readonly string[] {
  return [first, ...[2, 3, 4, 5, 6, 7, 8, 9].map((suffix) => toNumberedName(more, suffix))];
}
