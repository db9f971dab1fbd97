import type { Group } from '../../directory/directory.ts';
import { findGroup, listGroups } from '../../directory/groups-store.ts';
import type { Actor } from '../../library/actor.ts';
import { isGuid } from '../../library/ids.ts';
import { refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { isGuest, refuseGuest } from './visible-people.ts';

/**
 * Finds a group of the caller's organization.
 *
 * @throws 404 for an unknown group, 403 when a guest requests a private group that they aren't in
 */
export async function requireGroup(
  call: GraphCall<'groupId', unknown>,
  { database }: Pick<GraphContext, 'database'>,
): Promise<Group> {
  const id = call.params.groupId;
  const group = isGuid(id) ? await findGroup(database, call.actor.tenantId, id) : undefined;
  if (group === undefined) throw refusals.directoryObjectNotFound(id);
  if (!isAccessible(call.actor, group)) await refuseGuest(database, call.actor);
  return group;
}

/**
 * Finds a team that the caller may see: their own teams and, unless they are a guest, public teams of their
 * organization.
 */
export async function findVisibleTeam(
  call: GraphCall<'teamId', unknown>,
  { database }: Pick<GraphContext, 'database'>,
): Promise<Group | undefined> {
  const { teamId } = call.params;
  const group = isGuid(teamId) ? await findGroup(database, call.actor.tenantId, teamId) : undefined;
  if (!group?.isTeam || !isAccessible(call.actor, group)) return undefined;
  return isMember(call.actor, group) || !(await isGuest(database, call.actor)) ? group : undefined;
}

export async function listVisibleTeams(call: GraphCall<never, unknown>, { database }: GraphContext): Promise<Group[]> {
  const { actor } = call;
  const isCallerGuest = await isGuest(database, actor);
  const groups = await listGroups(database, actor.tenantId);
  return groups.filter(
    (group) => group.isTeam && (isCallerGuest ? isMember(actor, group) : isAccessible(actor, group)),
  );
}

function isAccessible(actor: Actor, group: Group): boolean {
  return group.visibility === 'Public' || isMember(actor, group);
}

function isMember(actor: Actor, { id }: Group): boolean {
  return actor.memberships.some(({ group }) => group.id === id);
}

/** Properties of a group without `$select`. */
export const defaultGroupProperties = [
  'id',
  'displayName',
  'description',
  'mail',
  'mailNickname',
  'mailEnabled',
  'securityEnabled',
  'groupTypes',
  'visibility',
  'createdDateTime',
] as const;

/** Describes a group with all of its properties. */
export function describeGroup(group: Group): Record<string, unknown> {
  return {
    id: group.id,
    displayName: group.displayName,
    description: group.description,
    mail: group.isUnified ? group.mail : null,
    mailNickname: group.mailNickname,
    mailEnabled: group.isUnified,
    securityEnabled: !group.isUnified,
    groupTypes: group.isUnified ? ['Unified'] : [],
    visibility: group.isUnified ? group.visibility : null,
    createdDateTime: group.createdAt.toISOString(),
    resourceProvisioningOptions: group.isTeam ? ['Team'] : [],
  };
}
