import { type DriveItem, GraphError, operations } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import { numberedName, safeName } from '../safe-name.ts';
import type { LibraryAccess } from './library-access.ts';
import { namesFrom, ownFolder } from './own-folder.ts';
import { restrictFolder } from './restrict-folder.ts';

export interface PrivatePerson {
  readonly id: string;
  readonly displayName: string;
}

/**
 * A person's own folder below ~Private, which nobody but they and the team's owners may look into. It bears the beginning
 * of their id behind the name: people may have the same one. Cut anywhere, the next call finishes it.
 *
 * @throws 'Unable to create user private folder' with the refusal as cause. Outages pass as they are.
 */
export function personFolder(access: LibraryAccess, rootId: string, person: PrivatePerson): Promise<string> {
  return creating(async () => {
    const tag = person.id.slice(0, 8);
    const names = [tag, ...[2, 3, 4, 5, 6, 7, 8, 9].map((suffix) => `${tag}-${suffix}`)];
    const place = {
      parentId: rootId,
      names: names.map((name) => numberedName(person.displayName, name)),
      personId: person.id,
    };
    const folder = await ownFolder(access, place, async () => true);
    await restrictFolder(access, folder.id, person.id);
    return folder.id;
  });
}

/**
 * The folder of one form in a person's own folder, which has to be closed to others already: `{form title}`. Two forms never
 * share one; its column tfFormId says whose it is.
 *
 * @throws as `personFolder`
 */
export function formFolder(
  access: LibraryAccess,
  parentId: string,
  form: { readonly id: string; readonly title: string; readonly personId: string },
): Promise<string> {
  return creating(async () => {
    const place = { parentId, names: namesFrom(safeName(form.title), form.title), personId: form.personId };
    return (await ownFolder(access, place, (folder) => claim(access, folder, form.id))).id;
  });
}

/** `false`: it is another form's. Of two forms that claim it at once one loses. */
async function claim(access: LibraryAccess, folder: DriveItem, formId: string): Promise<boolean> {
  const { graph, driveId } = access;
  const query = { select: ['id', 'eTag'], expand: 'fields($select=tfFormId)' };
  const row = await graph.call(operations.getItemListItem, { driveId, itemId: folder.id }, { query, isNew: true });
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
    return claim(access, folder, formId);
  }
}

async function creating<Made>(work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    throw new Failed('private-folder-not-created', {}, { cause: error });
  }
}
