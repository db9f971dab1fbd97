import { type GraphClient, GraphError, operations } from '@tideform/graph';

/** What a person is in a team; `undefined`: not a member. */
export type TeamStanding = { readonly isTeamOwner: boolean } | undefined;

/**
 * Asks Graph, as the person, whether they belong to a team and own it. An owner counts as a member.
 *
 * NOTE: ownership is read from the person's own objects, not from the group's owners: the latter needs a permission that
 * only an administrator can consent to (docs/decisions).
 *
 * @throws `GraphError` or `GraphOutage`
 */
export async function askTeamStanding(graph: GraphClient, teamId: string): Promise<TeamStanding> {
  const [isMember, isTeamOwner] = await Promise.all([isJoined(graph, teamId), isOwned(graph, teamId)]);
  return isMember || isTeamOwner ? { isTeamOwner } : undefined;
}

/** Without a Teams licence `joinedTeams` refuses; the groups say the same. */
async function isJoined(graph: GraphClient, teamId: string): Promise<boolean> {
  try {
    return await includes(graph.rows(operations.listJoinedTeams, {}), teamId);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 403 || error.status === 400))) throw error;
    return includes(graph.rows(operations.listMemberOf, {}), teamId);
  }
}

function isOwned(graph: GraphClient, teamId: string): Promise<boolean> {
  return includes(graph.rows(operations.listOwnedObjects, {}), teamId);
}

async function includes(rows: AsyncIterable<{ readonly id: string }>, id: string): Promise<boolean> {
  for await (const row of rows) {
    if (row.id.toLowerCase() === id) return true;
  }
  return false;
}
