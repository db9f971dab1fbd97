import { type GraphClient, GraphError, operations } from '@tideform/graph';

/** Role of a user in a team, and the team's name; `undefined` if the user isn't a member. */
export type TeamRole = { readonly isTeamOwner: boolean; readonly teamName: string | undefined } | undefined;

/**
 * Loads a user's role in a team from Graph, with the user's token. Owners are members, too.
 *
 * NOTE: ownership is read from the user's owned objects, not from the group's owners, since reading a group's owners
 * requires a permission that only an administrator can consent to (docs/decisions).
 *
 * @throws `GraphError` or `GraphOutage`
 */
export async function loadTeamRole(graph: GraphClient, teamId: string): Promise<TeamRole> {
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
