import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import { Failed } from '../failures/failed.ts';
import { folderNames } from '../library/layout.ts';
import { topFolder } from '../library/top-folder.ts';
import { requireLibrary } from '../teams/require-team.ts';
import { type RightsRow, rank, rowsOf } from './form-rights.ts';
import type { Holder } from './holder.ts';
import { listFolder, type RightsFolder, setLevel } from './set-level.ts';

/** @see RightsService.builders */
export async function readBuilders(context: SyncContext, teamId: string): Promise<readonly RightsRow[]> {
  return buildersOf(await openFormConfig(context, teamId));
}

/** @see RightsService.setBuilder */
export async function setBuilder(
  context: SyncContext,
  teamId: string,
  holder: Holder,
  mayBuild: boolean,
): Promise<readonly RightsRow[]> {
  const folder = await openFormConfig(context, teamId);
  await setLevel(folder, holder, mayBuild ? 'write' : 'read');
  const builders = await buildersOf(folder);
  // NOTE: a person whom a group covers already may have no row of their own.
  const isKept = !mayBuild || holder.kind === 'person' || builders.some((row) => row.holder.key === holder.key);
  if (!isKept) throw new Failed('permission-not-kept', { name: holder.name });
  return builders;
}

/** The folder of all forms: whoever may write there builds in the team. */
async function openFormConfig(context: SyncContext, teamId: string): Promise<RightsFolder> {
  const { driveId } = await requireLibrary(context, teamId);
  const { graph, clock } = context.ports;
  const { id: itemId } = await topFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const wait = (ms: number) => clock.wait(ms);
  return { graph, driveId, itemId, callerId: signedIn(context.ports).userId, wait };
}

async function buildersOf(folder: RightsFolder): Promise<readonly RightsRow[]> {
  const rows = rowsOf(await listFolder(folder), []);
  return rows.filter(({ config }) => rank[config.level] >= rank.write);
}
