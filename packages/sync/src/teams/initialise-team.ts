import { isSameJson } from '@tideform/engine';
import { type GraphClient, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { TeamRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { grantMembersControl, grantMembersWrite } from '../library/default-permissions.ts';
import { getOrCreateFolder } from '../library/drive-items.ts';
import { createLibrary, findLibrary, type Library } from '../library/find-library.ts';
import { folderNames, libraryName, libraryTitle, schemaVersion } from '../library/layout.ts';
import type { TeamConfigFile } from '../library/stored-files.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import { canBuildForms, fetchCaller } from './can-build-forms.ts';
import { ensureColumns } from './ensure-columns.ts';
import { requireTeam } from './require-team.ts';
import { runTaskWhenDue } from './run-task-when-due.ts';
import { compareVersions, fetchTeamSettings, requireSupportedSchema, uploadTeamSettings } from './team-settings.ts';

/** Schema version since which webhooks aren't stored in a list of the team's site. */
const webhooksVersion = '1.11.0';

/**
 * Creates a team's library, or upgrades an older one to the current schema. An interrupted call is completed by the
 * next one: team.config.json is written last, and default permissions are set only while it is missing.
 *
 * @throws 'Invalid team: {id}', 'Problem creating drive', 'Expected schemaVersion of X or lower but found Y'
 */
export async function initialiseTeam(context: SyncContext, teamId: string): Promise<TeamRow> {
  const { graph, clock } = context.ports;
  const team = await requireTeam(context, teamId);
  const library = (await findLibrary(graph, teamId)) ?? (await createLibrary(graph, clock, teamId));
  const stored = await fetchTeamSettings(graph, library.driveId);
  if (stored) requireSupportedSchema(stored);
  const isCurrent = stored?.schemaVersion === schemaVersion && !stored.refusedColumns?.length;
  const settings = isCurrent ? stored : await setUpLibrary(context.ports, team.id, library, stored);
  return saveTeam(context, team, library.driveId, settings);
}

/** Sets up columns, folders, permissions, data of older programs and settings, in this order. */
async function setUpLibrary(
  { graph, server }: Pick<SyncPorts, 'graph' | 'server'>,
  teamId: string,
  library: Library,
  stored: TeamConfigFile | undefined,
): Promise<TeamConfigFile> {
  const { driveId } = library;
  await setTitle(graph, teamId, library);
  const refusedColumns = await ensureColumns(graph, driveId);
  const root = await graph.call(operations.getRoot, { driveId });
  const folderOf = async (name: string) => (await getOrCreateFolder(graph, driveId, root.id, name)).item.id;
  const formConfigId = await folderOf(folderNames.formConfig);
  const responsesId = await folderOf(folderNames.responses);
  const privateId = await folderOf(folderNames.private);
  if (!stored) {
    await grantMembersWrite(graph, driveId, formConfigId, teamId);
    await grantMembersWrite(graph, driveId, responsesId, teamId);
    await grantMembersControl(graph, driveId, privateId, teamId);
  }
  if (stored && compareVersions(stored.schemaVersion, webhooksVersion) < 0) await server.migrateWebhooksList(teamId);
  const { refusedColumns: _before, ...previous } = stored ?? {};
  const settings = {
    rolesMigratedToPermissions: stored === undefined,
    privateResponsesFolderId: privateId,
    ...previous,
    schemaVersion,
    ...(refusedColumns.length > 0 && { refusedColumns: [...refusedColumns] }),
  };
  if (!isSameJson(settings, stored)) await uploadTeamSettings(graph, driveId, root.id, settings);
  return settings;
}

/**
 * Sets the title. A list is named after its first title, but users should see the product's. Users without the
 * permission leave it unchanged.
 */
async function setTitle(graph: GraphClient, teamId: string, library: Library): Promise<void> {
  if (library.title !== libraryName) return;
  const params = { groupId: teamId, listId: library.listId };
  try {
    await graph.call(operations.updateGroupList, params, { body: { displayName: libraryTitle } });
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 403)) throw error;
  }
}

async function saveTeam(
  { database, ports }: SyncContext,
  team: TeamRow,
  driveId: string,
  settings: TeamConfigFile,
): Promise<TeamRow> {
  const { userId } = requireIdentity(ports);
  const caller = await fetchCaller(ports.graph, userId);
  const initialisedTeam = { ...team, driveId, ...toTeamColumns(settings) };
  const builds = await canBuildForms(ports.graph, initialisedTeam, caller, team.accounts[userId]);
  return database.transaction('rw', database.teams, async () => {
    const current = (await database.teams.get(team.id)) ?? team;
    const initialised: TeamRow = {
      ...current,
      driveId,
      ...toTeamColumns(settings),
      accounts: { ...current.accounts, [userId]: { ...current.accounts[userId], canBuildForms: builds } },
    };
    await database.teams.put(initialised);
    return initialised;
  });
}

/** Returns the columns of the team's row from team.config.json. */
export function toTeamColumns(
  settings: TeamConfigFile,
): Pick<
  TeamRow,
  'schemaVersion' | 'rolesMigratedToPermissions' | 'defaultRole' | 'privateResponsesFolderId' | 'refusedColumns'
> {
  const { defaultRole, privateResponsesFolderId, rolesMigratedToPermissions } = settings;
  return {
    schemaVersion: settings.schemaVersion,
    ...(rolesMigratedToPermissions !== undefined && { rolesMigratedToPermissions }),
    ...(defaultRole !== undefined && { defaultRole }),
    ...(privateResponsesFolderId !== undefined && { privateResponsesFolderId }),
    refusedColumns: settings.refusedColumns,
  };
}

/**
 * Upgrades an older library to the current layout before a form is edited.
 *
 * @throws 'Expected schemaVersion of X or lower but found Y', and the errors of `initialiseTeam`
 */
export async function upgradeTeamOf(context: SyncContext, formId: string): Promise<void> {
  const form = await context.database.forms.get(formId);
  const team = form && (await context.database.teams.get(form.teamId));
  if (team && isSchemaOutdated(team)) await initialiseTeam(context, team.id);
}

/**
 * Upgrades an older library during a team owner's sync, also to retry refused columns. Refusals are reported and
 * retried slowly, or with the next edit.
 */
export async function upgradeOwnTeam(context: SyncContext, identity: Identity, team: TeamRow): Promise<void> {
  if (team.accounts[identity.userId]?.isTeamOwner !== true) return;
  if (!isSchemaOutdated(team) && !team.refusedColumns?.length) return;
  await runTaskWhenDue(context, identity, team, 'team-upgrade', async () => {
    const { refusedColumns = [] } = await initialiseTeam(context, team.id);
    if (refusedColumns.length > 0) throw new FailureError('columns-refused', { columns: refusedColumns.join(', ') });
  });
}

/**
 * Returns whether the library has another schema version. `false` while the settings aren't known; they are loaded with
 * the library.
 */
function isSchemaOutdated(team: TeamRow): boolean {
  return team.schemaVersion !== undefined && team.schemaVersion !== schemaVersion;
}
