import { type GraphClient, GraphError, operations } from '@tideform/graph';

/** What a person is in a team, and the team's name as the person sees it; `undefined`: not a member. */
export type TeamStanding = { readonly isTeamOwner: boolean; readonly teamName: string | undefined } | undefined;

/**
 * Asks Graph, as the person, whether they belong to a team and own it. An owner counts as a member.
 *
 * NOTE: ownership is read from the person's own objects, not from the group's owners: the latter needs a permission that
 * only an administrator can consent to (docs/decisions).
 *
 * @throws `GraphError` or `GraphOutage`
 */
export async function askTeamStanding(graph: GraphClient, teamId: string): Promise<TeamStanding> {
  const [joined, owned] = await Promise.all([findJoined(graph, teamId), findOwned(graph, teamId)]);
  const found = joined ?? owned;
  return found && { isTeamOwner: owned !== undefined, teamName: found.displayName ?? undefined };
}

/** Without a Teams licence `joinedTeams` refuses; the groups say the same. */
async function findJoined(graph: GraphClient, teamId: string): Promise<Named | undefined> {
  try {
    return await find(graph.rows(operations.listJoinedTeams, {}), teamId);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 403 || error.status === 400))) throw error;
    return find(graph.rows(operations.listMemberOf, {}), teamId);
  }
}

function findOwned(graph: GraphClient, teamId: string): Promise<Named | undefined> {
  return find(graph.rows(operations.listOwnedObjects, {}), teamId);
}

interface Named {
  readonly id: string;
  readonly displayName?: string | null | undefined;
}

async function find(rows: AsyncIterable<Named>, id: string): Promise<Named | undefined> {
  for await (const row of rows) {
    if (row.id.toLowerCase() === id) return row;
  }
  return undefined;
}
