import { operations as api, appVersionHeader, MAX_USERS_PER_PAGE } from '@tideform/contract';
import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { loadGraphCaller } from '../authentication/graph-caller.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { isTenantBlocked, listActiveUsers, recordActivity } from './tokens-store.ts';

/** Role of a user in a team, and the team's name; `undefined` if the user isn't a member. */
type TeamRole = { readonly isTeamOwner: boolean; readonly teamName: string | undefined } | undefined;

/**
 * Loads a user's role in a team from Graph, with the user's token. Owners are members, too.
 *
 * NOTE: ownership is read from the user's owned objects, not from the group's owners, since reading a group's owners
 * requires a permission that only an administrator can consent to (docs/decisions).
 *
 * @throws `GraphError` or `GraphOutage`
 */
async function loadTeamRole(graph: GraphClient, teamId: string): Promise<TeamRole> {
  const [joined, owned] = await Promise.all([findJoinedTeam(graph, teamId), findOwnedTeam(graph, teamId)]);
  const found = joined ?? owned;
  return found && { isTeamOwner: owned !== undefined, teamName: found.displayName ?? undefined };
}

/**
 * Finds a team among the user's joined teams. If the user has no Teams license, `joinedTeams` fails, and the user's
 * groups are searched instead.
 */
async function findJoinedTeam(graph: GraphClient, teamId: string): Promise<NamedGroup | undefined> {
  try {
    return await findById(graph.rows(operations.listJoinedTeams, {}), teamId);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 403 || error.status === 400))) throw error;
    return findById(graph.rows(operations.listMemberOf, {}), teamId);
  }
}

function findOwnedTeam(graph: GraphClient, teamId: string): Promise<NamedGroup | undefined> {
  return findById(graph.rows(operations.listOwnedObjects, {}), teamId);
}

interface NamedGroup {
  readonly id: string;
  readonly displayName?: string | null | undefined;
}

async function findById(rows: AsyncIterable<NamedGroup>, id: string): Promise<NamedGroup | undefined> {
  for await (const row of rows) {
    if (row.id.toLowerCase() === id) return row;
  }
  return undefined;
}

export const getTeamToken = implement(api.getTeamToken, async ({ params: { teamId }, caller, header }, context) => {
  const graph = context.graphAs(caller.graphToken);
  const who = await loadGraphCaller(graph, caller.graphToken);
  if (who === 'personal-account') return refuse('personal-account');
  if (await isTenantBlocked(context.database, who.tenantId)) return refuse('tenant-blocked');
  const standing = await loadTeamRole(graph, teamId);
  if (!standing) return refuse('forbidden', 'Looks like you do not have access to this team');
  const { isTeamOwner, teamName } = standing;
  await recordActivity(
    context.database,
    { teamId, teamName, ...who, clientVersion: header(appVersionHeader) },
    context.now(),
  );
  const { userId, tenantId } = who;
  return respond({ token: await context.tokens.signTeamToken({ teamId, userId, tenantId, isTeamOwner }) });
});

export const issueTenantToken = implement(api.issueTenantToken, async ({ caller }, context) => {
  const who = await loadGraphCaller(context.graphAs(caller.graphToken), caller.graphToken);
  if (who === 'personal-account') return refuse('personal-account');
  if (await isTenantBlocked(context.database, who.tenantId)) return refuse('tenant-blocked');
  return respond({ token: await context.tokens.signTenantToken({ userId: who.userId, tenantId: who.tenantId }) });
});

export const listTeamUsers = implement(api.listTeamUsers, async ({ params: { teamId }, query }, { database, now }) => {
  const { offset = 0, limit = MAX_USERS_PER_PAGE } = query;
  const users = await listActiveUsers(database, teamId, now(), { offset, limit: limit + 1 });
  return respond({ users: users.slice(0, limit), hasMore: users.length > limit });
});
