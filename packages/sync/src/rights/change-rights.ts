import { type DirectoryObject, type GraphClient, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { FailureError } from '../failures/failure-error.ts';
import { setupResponseFolder } from '../forms/setup-response-folder.ts';
import { accessLevelRanks, type FormRights, type RightsRow } from './form-rights.ts';
import { fetchRights, fetchRightsOfFolders, openFormFolders } from './open-form-folders.ts';
import { getInitialLevels, type RequestedLevels } from './permission-cells.ts';
import { createEveryonePrincipalOfTenant, type Principal, siteGroupIds } from './principal.ts';
import { setAccessLevel } from './set-access-level.ts';

/**
 * Sets the permissions of a principal on both folders of a form.
 * NOTE: permissions are removed from the responses first, and added to the form first. If the call is interrupted, a
 * principal never has access to responses without access to their form.
 *
 * @see RightsService.change
 */
export async function changeRights(
  context: SyncContext,
  formId: string,
  principal: Principal,
  wanted: RequestedLevels,
): Promise<FormRights> {
  let folders = await openFormFolders(context, formId);
  const now = (await fetchRightsOfFolders(folders)).rows.find((row) => row.holder.key === principal.key);
  const level = now?.responses.level ?? 'none';
  if (folders.responsesFolder === 'toCome' && wanted.responses !== level) {
    await setupResponseFolder(context, formId);
    folders = await openFormFolders(context, formId);
  }
  const { config, responses } = folders;
  const isTaking = accessLevelRanks[wanted.responses] < accessLevelRanks[level];
  if (isTaking && responses) await setAccessLevel(responses, principal, wanted.responses);
  await setAccessLevel(config, principal, wanted.config);
  if (!isTaking && responses) await setAccessLevel(responses, principal, wanted.responses);
  return fetchRights(context, formId);
}

/**
 * Adds a principal to one of the two tables.
 * NOTE: the service may omit a grant that a group already covers, and accepts grants for some groups without storing
 * them, so the result is read back.
 *
 * @see RightsService.add
 */
export async function addRights(
  context: SyncContext,
  formId: string,
  table: 'form' | 'builder',
  who: Principal | 'everyone',
): Promise<FormRights | 'covered'> {
  const principal =
    who === 'everyone' ? createEveryonePrincipalOfTenant(context.ports.identity()?.tenantId ?? '') : who;
  const { form } = await openFormFolders(context, formId);
  const before = await fetchRights(context, formId);
  const least = getInitialLevels(table, form);
  const known = before.rows.find(({ holder: { key } }) => key === principal.key);
  if (await isCoveredByGroup(context.ports.graph, form.teamId, before.rows, principal, least)) return 'covered';
  const wanted = {
    config: getStrongerLevel(known?.config.level, least.config),
    responses: getStrongerLevel(known?.responses.level, least.responses),
  };
  const after = await changeRights(context, formId, principal, wanted);
  const got = after.rows.find(({ holder: { key } }) => key === principal.key);
  const has = accessLevelRanks[got?.config.level ?? 'none'] >= accessLevelRanks[wanted.config];
  if (has && accessLevelRanks[got?.responses.level ?? 'none'] >= accessLevelRanks[wanted.responses]) return after;
  if (principal.kind === 'person') return 'covered';
  throw new FailureError('permission-not-kept', { name: principal.name });
}

const getStrongerLevel = (
  one: keyof typeof accessLevelRanks = 'none',
  other: RequestedLevels['config'],
): RequestedLevels['config'] => (one !== 'owner' && accessLevelRanks[one] > accessLevelRanks[other] ? one : other);

/**
 * Returns whether a person already has at least these levels through one of the groups in `rows`. Returns `false` for
 * groups whose members the caller can't read, and doesn't look into nested groups.
 */
async function isCoveredByGroup(
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
