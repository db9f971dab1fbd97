import { type GraphClient, GraphError, operations } from '@tideform/graph';

/** Role of a user in a team, and the team's name; `undefined` for users who aren't members. */
export type TeamRole = { readonly isTeamOwner: boolean; readonly teamName: string | undefined } | undefined;

/**
 * Loads a user's role in a team from Graph with the user's token. Owners count as members.
 *
 * NOTE: ownership is read from the person's own objects, not from the group's owners: the latter needs a permission
 * that only an administrator can consent to (docs/decisions).
 *
 * @throws `GraphError` or `GraphOutage`
 */
export async function loadTeamRole(graph: GraphClient, teamId: string): Promise<TeamRole> {
  const [joined, owned] = await Promise.all([findJoinedTeam(graph, teamId), findOwned(graph, teamId)]);
  const found = joined ?? owned;
  return found && { isTeamOwner: owned !== undefined, teamName: found.displayName ?? undefined };
}

/** Finds the team among the user's. Without a Teams license, `joinedTeams` fails, and the groups are used instead. */
async function findJoinedTeam(graph: GraphClient, teamId: string): Promise<Named | undefined> {
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
