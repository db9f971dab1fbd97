import { GraphError, operations } from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';
import { grantMembersControl } from '../default-permissions.ts';
import { findItem, findItemByPath, getOrCreateFolder } from '../drive-items.ts';
import { fileNames, folderNames } from '../layout.ts';
import { readJsonFile } from '../read-json-file.ts';
import { teamConfigFile } from '../stored-files.ts';
import type { LibraryAccess } from './fetch-owners.ts';

/**
 * Returns the folder ~Private of a team's library; creates it with its permissions if it is missing. Its ID is written
 * to team.config.json last, so that an interrupted call is repeated completely.
 *
 * @throws 'Unable to get private responses folder'
 */
export async function getOrCreatePrivateRoot(access: LibraryAccess, teamId: string): Promise<string> {
  const { graph, driveId } = access;
  try {
    for (let tries = 0; tries < 5; tries++) {
      const file = await findItemByPath(graph, driveId, fileNames.teamConfig);
      if (!file) break;
      const settings = await readJsonFile(graph, driveId, file, teamConfigFile);
      const known = settings.privateResponsesFolderId;
      if (known && (await findItem(graph, driveId, known))) return known;
      const root = await graph.call(operations.getRoot, { driveId });
      const { item } = await getOrCreateFolder(graph, driveId, root.id, folderNames.private);
      await grantMembersControl(graph, driveId, item.id, teamId);
      const written = await writeSettings(access, file, { ...settings, privateResponsesFolderId: item.id });
      if (written) return item.id;
    }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    throw new FailureError('no-private-root', {}, { cause: error });
  }
  throw new FailureError('no-private-root', {});
}

/** Writes the settings. Returns `false` if they were changed meanwhile. */
async function writeSettings(
  { graph, driveId }: LibraryAccess,
  file: { readonly id: string; readonly eTag?: string | undefined },
  settings: unknown,
): Promise<boolean> {
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  try {
    await graph.call(
      operations.putItemContent,
      { driveId, itemId: file.id },
      { bytes, contentType: 'application/json', ...(file.eTag !== undefined && { ifMatch: file.eTag }) },
    );
    return true;
  } catch (error) {
    if (error instanceof GraphError && error.status === 412) return false;
    throw error;
  }
}
