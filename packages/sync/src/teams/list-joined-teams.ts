import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { z } from 'zod/mini';

export interface JoinedTeam {
  readonly id: string;
  readonly displayName: string;
}

const batchSize = 20;
const teamResponse = z.looseObject({ id: z.string(), displayName: z.nullish(z.string()) });

/** Lists the signed-in user's teams. If Graph refuses the list, checks their groups one by one. */
export async function listJoinedTeams(graph: GraphClient): Promise<JoinedTeam[]> {
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
