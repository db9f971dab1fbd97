import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { z } from 'zod/mini';

export interface JoinedTeam {
  readonly id: string;
  readonly displayName: string;
}

const batchSize = 20;
const teamReply = z.looseObject({ id: z.string(), displayName: z.nullish(z.string()) });

/** Teams that the signed-in person belongs to. Where Graph refuses the list, their groups are asked one by one. */
export async function joinedTeams(graph: GraphClient): Promise<JoinedTeam[]> {
  try {
    const rows = await Array.fromAsync(graph.rows(operations.listJoinedTeams, {}));
    return rows.map(named);
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 403 || error.status === 404))) throw error;
    return teamsOfGroups(graph);
  }
}

async function teamsOfGroups(graph: GraphClient): Promise<JoinedTeam[]> {
  const objects = await Array.fromAsync(graph.rows(operations.listMemberOf, {}));
  const groups = objects.filter((object) => object['@odata.type'] === '#microsoft.graph.group');
  const teams: JoinedTeam[] = [];
  for (let start = 0; start < groups.length; start += batchSize) {
    const paths = groups.slice(start, start + batchSize).map((group) => `/teams/${encodeURIComponent(group.id)}`);
    for (const { status, body } of await graph.batchGet(paths)) {
      // NOTE: a group that is no team answers 404, one that may not be read 403.
      const team = teamReply.safeParse(body);
      if (status === 200 && team.success) teams.push(named(team.data));
    }
  }
  return teams;
}

function named(team: { readonly id: string; readonly displayName?: string | null | undefined }): JoinedTeam {
  return { id: team.id, displayName: team.displayName ?? '' };
}
