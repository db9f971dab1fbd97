import type { GraphClient } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { TeamAccount, TeamRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { inTurns } from '../in-turns.ts';
import type { Identity } from '../ports.ts';
import { type Caller, readCaller } from './can-build-forms.ts';
import { type JoinedTeam, joinedTeams } from './joined-teams.ts';
import { leaveTeams } from './leave-teams.ts';
import { nameTenant } from './name-tenant.ts';
import { readLookupId, readTeamDetails, type TeamDetails } from './team-details.ts';
import { isChoreDue, whenDue } from './when-due.ts';

const detailsMaxAgeMs = 24 * 60 * 60 * 1000;
const teamsAtOnce = 5;

/**
 * Brings the signed-in person's teams: new ones, new names, and details that are older than 24 hours. Teams that they have
 * left go, with what lies here of them, unless something in them is not sent yet or another account uses them.
 *
 * A team whose details fail keeps those it had and is asked again after a while; the others go on.
 *
 * @param onReady called with each team whose details are new, while those of other teams are still being read; must not reject
 * @throws 'User not authenticated'; GraphError when the list of teams is refused; GraphOutage.
 */
export async function pullTeams(context: SyncContext, onReady?: (teamId: string) => Promise<void>): Promise<void> {
  const identity = signedIn(context.ports);
  const { graph } = context.ports;
  // Who comes for the first time has details of all teams to read: what is the same for all is asked for beside the list.
  const early = (await isListed(context, identity)) ? undefined : askEarly(graph, identity);
  const joined = await joinedTeams(graph);
  for (const team of joined) await keepTeam(context, identity, team);
  await keepListed(context, identity);
  await leaveTeams(context, identity, new Set(joined.map((team) => team.id)));
  await refreshDetails(context, identity, joined, early, onReady);
  await nameTenant(context, identity);
}

const askEarly = (graph: GraphClient, { userId }: Identity): Promise<Caller | undefined> =>
  readCaller(graph, userId).catch(() => undefined);

async function isListed({ database }: SyncContext, { tenantId, userId }: Identity): Promise<boolean> {
  return (await database.tenants.get(tenantId))?.listedFor?.includes(userId) === true;
}

async function keepListed({ database }: SyncContext, { tenantId, userId }: Identity): Promise<void> {
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
    isStale(row, identity, now) && isChoreDue(context, identity.userId, row, 'team-details');
  const stale = rows.filter((row) => row !== undefined).filter(isDue);
  if (stale.length === 0) return;
  const caller = (await early) ?? (await readCaller(ports.graph, identity.userId));
  await inTurns(teamsAtOnce, stale, async (team) => {
    const { id: teamId } = team;
    let following: Promise<void> | undefined;
    try {
      await whenDue(context, identity, team, 'team-details', async () => {
        const { columns, canBuildForms, lists } = await readTeamDetails(ports.graph, team, caller);
        const isTeamOwner = caller.ownedGroupIds.has(teamId);
        await keepDetails(context, identity, teamId, columns, { canBuildForms, isTeamOwner });
        // Roles of an older program name people by their number, and a library made meanwhile makes the details stale again.
        const mayFollow = lists.library !== undefined && lists.rolesListId === undefined;
        if (mayFollow) following = onReady?.(teamId);
        const { userLookupId, complaint } = await readLookupId(ports.graph, team, lists, caller);
        await keepLookupId(context, identity, teamId, userLookupId);
        if (complaint) ports.report({ code: 'team-details', detail: describeFailure(complaint), ids: { teamId } });
        following ??= onReady?.(teamId);
      });
    } finally {
      await following;
    }
  });
}

/** NOTE: a clock that was set back makes details look as if they came from the future: they are stale too. */
function isStale(team: TeamRow, { userId }: Identity, now: string): boolean {
  const { canBuildForms, isTeamOwner } = team.accounts[userId] ?? {};
  if (!team.detailsLastUpdated || canBuildForms === undefined || isTeamOwner === undefined) return true;
  const ageMs = Date.parse(now) - Date.parse(team.detailsLastUpdated);
  return ageMs < 0 || ageMs > detailsMaxAgeMs;
}

async function keepTeam({ database }: SyncContext, identity: Identity, { id, displayName }: JoinedTeam): Promise<void> {
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

async function keepDetails(
  { database }: SyncContext,
  { userId }: Identity,
  teamId: string,
  columns: TeamDetails['columns'],
  account: Pick<TeamAccount, 'canBuildForms' | 'isTeamOwner'>,
): Promise<void> {
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    if (!team) return;
    const { imageDataUrl: _image, ...kept } = team;
    const accounts = { ...team.accounts, [userId]: { ...team.accounts[userId], ...account } };
    await database.teams.put({ ...kept, ...columns, accounts });
  });
}

/** The last of a team's details: only now are they complete, and good for a day. */
async function keepLookupId(
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
