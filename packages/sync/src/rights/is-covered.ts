import { type DirectoryObject, type GraphClient, GraphError, operations } from '@tideform/graph';
import { type RightsRow, rank } from './form-rights.ts';
import { type Principal, siteGroupIds } from './principal.ts';
import type { RequestedLevels } from './right-cells.ts';

/**
 * Returns whether a person already has at least these levels through one of the groups in `rows`. Returns `false` for
 * groups whose members the caller can't read, and doesn't look into nested groups.
 */
export async function isCovered(
  graph: GraphClient,
  teamId: string,
  rows: readonly RightsRow[],
  { kind, objectId, email = '' }: Principal,
  least: RequestedLevels,
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

/** NOTE: a site's owners and members are those of the team; Graph doesn't list the members of other site groups. */
function peopleOf(graph: GraphClient, teamId: string, { kind, objectId, siteGroupId }: Principal) {
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
