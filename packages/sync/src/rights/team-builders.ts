import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { fetchTopFolder } from '../library/drive-items.ts';
import { folderNames } from '../library/layout.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { accessLevelRanks, mergePermissions, type RightsRow } from './form-rights.ts';
import type { Principal } from './principal.ts';
import { listFolderPermissions, type RightsFolder, setAccessLevel } from './set-access-level.ts';

/**
 * Lists the principals that may build forms.
 *
 * @see RightsService.builders
 */
export async function fetchBuilders(context: SyncContext, teamId: string): Promise<readonly RightsRow[]> {
  return listBuilders(await openFormConfigFolder(context, teamId));
}

/**
 * Grants or revokes the permission to build forms.
 *
 * @see RightsService.setBuilder
 */
export async function setBuilder(
  context: SyncContext,
  teamId: string,
  principal: Principal,
  mayBuild: boolean,
): Promise<readonly RightsRow[]> {
  const folder = await openFormConfigFolder(context, teamId);
  await setAccessLevel(folder, principal, mayBuild ? 'write' : 'read');
  const builders = await listBuilders(folder);
  // NOTE: a person who already has access through a group may not get a row.
  const isStored = !mayBuild || principal.kind === 'person' || builders.some((row) => row.holder.key === principal.key);
  if (!isStored) throw new FailureError('permission-not-kept', { name: principal.name });
  return builders;
}

/** Opens the folder of all forms: write access there is the permission to build forms in the team. */
async function openFormConfigFolder(context: SyncContext, teamId: string): Promise<RightsFolder> {
  const { driveId } = await requireLibrary(context, teamId);
  const { graph, clock } = context.ports;
  const { id: itemId } = await fetchTopFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const wait = (ms: number) => clock.wait(ms);
  return { graph, driveId, itemId, callerId: requireIdentity(context.ports).userId, wait };
}

async function listBuilders(folder: RightsFolder): Promise<readonly RightsRow[]> {
  const rows = mergePermissions(await listFolderPermissions(folder), []);
  return rows.filter(({ config }) => accessLevelRanks[config.level] >= accessLevelRanks.write);
}
