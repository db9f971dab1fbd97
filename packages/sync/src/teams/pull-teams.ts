import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { z } from 'zod/mini';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { TeamAccount, TeamRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import type { Identity } from '../ports.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { type Caller, fetchCaller } from './can-build-forms.ts';
import { removeLeftTeams } from './remove-left-teams.ts';
import { isTaskDue, runTaskWhenDue } from './run-task-when-due.ts';
import { fetchTeamDetails, resolveLookupId, type TeamDetails } from './team-details.ts';

const detailsMaxAgeMs = 24 * 60 * 60 * 1000;
const maxConcurrentTeams = 5;

/**
 * Loads the signed-in user's teams: new ones, new names, and details older than 24 hours. Teams that the user has left
 * are removed with their local data, unless they contain unsent work or another account uses them.
 * If the details of a team can't be loaded, the old ones are kept and the team is retried later; the others continue.
 *
 * @param onReady called with each team whose details were updated, while other teams are still loading; must not reject
 * @throws 'User not authenticated'; GraphError when the list of teams is refused; GraphOutage
 */
export async function pullTeams(context: SyncContext, onReady?: (teamId: string) => Promise<void>): Promise<void> {
  const identity = requireIdentity(context.ports);
  const { graph } = context.ports;
  // A new account needs the details of all teams, so their shared part is loaded together with the list.
  const prefetchedCaller = (await wasListed(context, identity)) ? undefined : prefetchCaller(graph, identity);
  const joined = await listJoinedTeams(graph);
  for (const team of joined) await saveTeam(context, identity, team);
  await recordListed(context, identity);
  await removeLeftTeams(context, identity, new Set(joined.map((team) => team.id)));
  await refreshDetails(context, identity, joined, prefetchedCaller, onReady);
  await updateTenantName(context, identity);
}

const prefetchCaller = (graph: GraphClient, { userId }: Identity): Promise<Caller | undefined> =>
  fetchCaller(graph, userId).catch(() => undefined);

async function wasListed({ database }: SyncContext, { tenantId, userId }: Identity): Promise<boolean> {
  return (await database.tenants.get(tenantId))?.listedFor?.includes(userId) === true;
}

async function recordListed({ database }: SyncContext, { tenantId, userId }: Identity): Promise<void> {
  await database.transaction('rw', database.tenants, async () => {
    const known = await database.tenants.get(tenantId);
    const listedFor = known?.listedFor ?? [];
    if (listedFor.includes(userId)) return;
    await database.tenants.put({ ...known, id: tenantId, listedFor: [...listedFor, userId] });
  });
}

async function refreshDetails(
  context: SyncContext,
  identity: Identity,
  joined: readonly JoinedTeam[],
  early: Promise<Caller | undefined> | undefined,
  onReady: ((teamId: string) => Promise<void>) | undefined,
): Promise<void> {
  const { database, ports } = context;
  const rows = await database.teams.bulkGet(joined.map((team) => team.id));
  const now = ports.clock.now();
  const isDue = (row: TeamRow): boolean =>
    isStale(row, identity, now) && isTaskDue(context, identity.userId, row, 'team-details');
  const stale = rows.filter((row) => row !== undefined).filter(isDue);
  if (stale.length === 0) return;
  const caller = (await early) ?? (await fetchCaller(ports.graph, identity.userId));
  await runConcurrently(maxConcurrentTeams, stale, async (team) => {
    const { id: teamId } = team;
    let following: Promise<void> | undefined;
    try {
      await runTaskWhenDue(context, identity, team, 'team-details', async () => {
        const { columns, canBuildForms, lists } = await fetchTeamDetails(ports.graph, team, caller);
        const isTeamOwner = caller.ownedGroupIds.has(teamId);
        await saveDetails(context, identity, teamId, columns, { canBuildForms, isTeamOwner });
        // Roles of an older program identify users by their lookup ID, and a library that was created meanwhile makes
        // the details outdated.
        const mayFollow = lists.library !== undefined && lists.rolesListId === undefined;
        if (mayFollow) following = onReady?.(teamId);
        const { userLookupId, failure } = await resolveLookupId(ports.graph, team, lists, caller);
        await saveLookupId(context, identity, teamId, userLookupId);
        if (failure) ports.report({ code: 'team-details', detail: describeFailure(failure), ids: { teamId } });
        following ??= onReady?.(teamId);
      });
    } finally {
      await following;
    }
  });
}

/** NOTE: after the clock was set back, details seem to be from the future; they count as outdated too. */
function isStale(team: TeamRow, { userId }: Identity, now: string): boolean {
  const { canBuildForms, isTeamOwner } = team.accounts[userId] ?? {};
  if (!team.detailsLastUpdated || canBuildForms === undefined || isTeamOwner === undefined) return true;
  const ageMs = Date.parse(now) - Date.parse(team.detailsLastUpdated);
  return ageMs < 0 || ageMs > detailsMaxAgeMs;
}

async function saveTeam({ database }: SyncContext, identity: Identity, { id, displayName }: JoinedTeam): Promise<void> {
  await database.transaction('rw', database.teams, async () => {
    const known = await database.teams.get(id);
    if (known?.displayName === displayName && known.accounts[identity.userId]) return;
    await database.teams.put({
      ...(known ?? { id, tenantId: identity.tenantId, channels: [] }),
      displayName,
      accounts: { ...known?.accounts, [identity.userId]: known?.accounts[identity.userId] ?? {} },
    });
  });
}

async function saveDetails(
  { database }: SyncContext,
  { userId }: Identity,
  teamId: string,
  columns: TeamDetails['columns'],
  account: Pick<TeamAccount, 'canBuildForms' | 'isTeamOwner'>,
): Promise<void> {
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    if (!team) return;
    const { imageDataUrl: _image, ...rest } = team;
    const accounts = { ...team.accounts, [userId]: { ...team.accounts[userId], ...account } };
    await database.teams.put({ ...rest, ...columns, accounts });
  });
}

/** Saves the last part of a team's details, which are then complete and valid for a day. */
async function saveLookupId(
  { database, ports }: SyncContext,
  { userId }: Identity,
  teamId: string,
  userLookupId: string | undefined,
): Promise<void> {
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    if (!team) return;
    const account = { ...team.accounts[userId], ...(userLookupId && { userLookupId }) };
    const accounts = { ...team.accounts, [userId]: account };
    await database.teams.put({ ...team, detailsLastUpdated: ports.clock.now(), accounts });
  });
}

interface JoinedTeam {
  readonly id: string;
  readonly displayName: string;
}

const batchSize = 20;
const teamResponse = z.looseObject({ id: z.string(), displayName: z.nullish(z.string()) });

/** Lists the signed-in user's teams. If Graph refuses the list, checks their groups one by one. */
async function listJoinedTeams(graph: GraphClient): Promise<JoinedTeam[]> {
  try {
    const rows = await Array.fromAsync(graph.rows(operations.listJoinedTeams, {}));
    return rows.map(toJoinedTeam);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 403 || error.status === 404))) throw error;
    return findTeamsOfGroups(graph);
  }
}

async function findTeamsOfGroups(graph: GraphClient): Promise<JoinedTeam[]> {
  const objects = await Array.fromAsync(graph.rows(operations.listMemberOf, {}));
  const groups = objects.filter((object) => object['@odata.type'] === '#microsoft.graph.group');
  const teams: JoinedTeam[] = [];
  for (let start = 0; start < groups.length; start += batchSize) {
    const paths = groups.slice(start, start + batchSize).map((group) => `/teams/${encodeURIComponent(group.id)}`);
    for (const { status, body } of await graph.batchGet(paths)) {
      // NOTE: Graph responds with 404 for a group that isn't a team, and 403 for one that may not be read.
      const team = teamResponse.safeParse(body);
      if (status === 200 && team.success) teams.push(toJoinedTeam(team.data));
    }
  }
  return teams;
}

function toJoinedTeam(team: { readonly id: string; readonly displayName?: string | null | undefined }): JoinedTeam {
  return { id: team.id, displayName: team.displayName ?? '' };
}

const maxAgeMs = 24 * 60 * 60 * 1000;

/**
 * Stores the name of the user's organization, to tell several accounts on one device apart. Reloaded after a day, also
 * if the directory refuses it, as it may for guests.
 */
export async function updateTenantName({ database, ports }: SyncContext, { tenantId }: Identity): Promise<void> {
  const now = ports.clock.now();
  const known = await database.tenants.get(tenantId);
  const ageMs = Date.parse(now) - Date.parse(known?.namedAt ?? '');
  if (ageMs >= 0 && ageMs < maxAgeMs) return;
  const displayName = await fetchName(ports.graph, tenantId);
  await database.transaction('rw', database.tenants, async () => {
    const row = (await database.tenants.get(tenantId)) ?? { id: tenantId };
    await database.tenants.put({ ...row, namedAt: now, ...(displayName && { displayName }) });
  });
}

/** Returns '' if the name may not be read. */
async function fetchName(graph: GraphClient, organizationId: string): Promise<string> {
  try {
    return (
      (await graph.call(operations.getOrganization, { organizationId }, { query: { select: ['id', 'displayName'] } }))
        .displayName ?? ''
    );
  } catch (cause) {
    if (cause instanceof GraphError) return '';
    throw cause;
  }
}
