import { type DirectoryObject, type GraphClient, GraphError, operations } from '@tideform/graph';
import { type RightsRow, rank } from './form-rights.ts';
import { type Holder, siteGroupIds } from './holder.ts';
import type { Wanted } from './right-cells.ts';

/**
 * Whether a person has as much already through one of the groups of these rows. Of a group whose people the caller may not
 * read, and of groups within groups, nothing is known: then it says no.
 */
export async function isCovered(
  graph: GraphClient,
  teamId: string,
  rows: readonly RightsRow[],
  { kind, objectId, email = '' }: Holder,
  least: Wanted,
): Promise<boolean> {
  if (kind !== 'person' || objectId === undefined) return false;
  const isEnough = ({ config, responses }: RightsRow) =>
    rank[config.level] >= rank[least.config] && rank[responses.level] >= rank[least.responses];
  const isGuest = /#ext#/i.test(email);
  for (const { holder } of rows.filter((row) => row.holder.kind !== 'person' && isEnough(row))) {
    if (holder.kind === 'everyone' ? !isGuest : await hasPerson(peopleOf(graph, teamId, holder), objectId)) return true;
  }
  return false;
}

/** NOTE: of the groups of a site, owners and members are those of the team; who is in others, Graph does not tell. */
function peopleOf(graph: GraphClient, teamId: string, { kind, objectId, siteGroupId }: Holder) {
  const query = { select: ['id'], top: 999 };
  if (kind === 'group' && objectId) return graph.rows(operations.listGroupMembers, { groupId: objectId }, { query });
  if (kind !== 'siteGroup') return undefined;
  if (siteGroupId === siteGroupIds.owners)
    return graph.rows(operations.listGroupOwners, { groupId: teamId }, { query });
  if (siteGroupId === siteGroupIds.members) {
    return graph.rows(operations.listGroupMembers, { groupId: teamId }, { query });
  }
  return undefined;
}

async function hasPerson(people: AsyncIterable<DirectoryObject> | undefined, personId: string): Promise<boolean> {
  if (!people) return false;
  try {
    for await (const { id } of people) if (id === personId) return true;
  } catch (error) {
    if (!(error instanceof GraphError && (error.status === 403 || error.status === 404))) throw error;
  }
  return false;
}
