import { type DirectoryObject, type GraphClient, GraphError, operations } from '@tideform/graph';
import { accessLevelRanks, type RightsRow } from './form-rights.ts';
import type { RequestedLevels } from './permission-cells.ts';
import { type Principal, siteGroupIds } from './principal.ts';

/**
 * Returns whether a person already has at least these levels through one of the groups in `rows`. Returns `false` for
 * groups whose members the caller can't read, and doesn't look into nested groups.
 */
export async function isCoveredByGroup(
  graph: GraphClient,
  teamId: string,
  rows: readonly RightsRow[],
  { kind, objectId, email = '' }: Principal,
  least: RequestedLevels,
): Promise<boolean> {
  if (kind !== 'person' || objectId === undefined) return false;
  const isEnough = ({ config, responses }: RightsRow) =>
    accessLevelRanks[config.level] >= accessLevelRanks[least.config] &&
    accessLevelRanks[responses.level] >= accessLevelRanks[least.responses];
  const isGuest = /#ext#/i.test(email);
  for (const { holder: principal } of rows.filter((row) => row.holder.kind !== 'person' && isEnough(row))) {
    if (principal.kind === 'everyone' ? !isGuest : await hasPerson(listGroupPeople(graph, teamId, principal), objectId))
      return true;
  }
  return false;
}

/** NOTE: a site's owners and members are those of the team; Graph doesn't list the members of other site groups. */
function listGroupPeople(graph: GraphClient, teamId: string, { kind, objectId, siteGroupId }: Principal) {
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
