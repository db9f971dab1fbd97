import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { Failed } from '../failures/failed.ts';
import { folderNames } from '../library/layout.ts';
import { fetchTopFolder } from '../library/top-folder.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { mergePermissions, type RightsRow, rank } from './form-rights.ts';
import type { Principal } from './principal.ts';
import { listFolder, type RightsFolder, setLevel } from './set-level.ts';

/**
 * Lists the principals that may build forms.
 *
 * @see RightsService.builders
 */
export async function readBuilders(context: SyncContext, teamId: string): Promise<readonly RightsRow[]> {
  return listBuilders(await openFormConfig(context, teamId));
}

/**
 * Grants or revokes the permission to build forms.
 *
 * @see RightsService.setBuilder
 */
export async function setBuilder(
  context: SyncContext,
  teamId: string,
  holder: Principal,
  mayBuild: boolean,
): Promise<readonly RightsRow[]> {
  const folder = await openFormConfig(context, teamId);
  await setLevel(folder, holder, mayBuild ? 'write' : 'read');
  const builders = await listBuilders(folder);
  // NOTE: a person who already has access through a group may not get a row.
  const isStored = !mayBuild || holder.kind === 'person' || builders.some((row) => row.holder.key === holder.key);
  if (!isStored) throw new Failed('permission-not-kept', { name: holder.name });
  return builders;
}

/** Opens the folder of all forms: write access there is the permission to build forms in the team. */
async function openFormConfig(context: SyncContext, teamId: string): Promise<RightsFolder> {
  const { driveId } = await requireLibrary(context, teamId);
  const { graph, clock } = context.ports;
  const { id: itemId } = await fetchTopFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const wait = (ms: number) => clock.wait(ms);
  return { graph, driveId, itemId, callerId: requireIdentity(context.ports).userId, wait };
}

async function listBuilders(folder: RightsFolder): Promise<readonly RightsRow[]> {
  const rows = mergePermissions(await listFolder(folder), []);
  return rows.filter(({ config }) => rank[config.level] >= rank.write);
}
