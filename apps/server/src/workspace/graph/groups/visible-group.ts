import type { Group } from '../../directory/directory.ts';
import { findGroup, listGroups } from '../../directory/groups-store.ts';
import type { Actor } from '../../library/actor.ts';
import { refusals } from '../../refusal.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { isGuid } from '../guid.ts';
import { isGuest, refuseGuest } from '../users/visible-people.ts';

/**
 * A group of the caller's organization.
 *
 * @throws 404 for one that is not there, 403 when a guest asks for a private group that they are not in
 */
export async function requireGroup(
  call: GraphCall<'groupId', unknown>,
  { database }: Pick<GraphContext, 'database'>,
): Promise<Group> {
  const id = call.params.groupId;
  const group = isGuid(id) ? await findGroup(database, call.actor.tenantId, id) : undefined;
  if (group === undefined) throw refusals.directoryObjectNotFound(id);
  if (!isOpen(call.actor, group)) await refuseGuest(database, call.actor);
  return group;
}

/** A team that the caller may see: their own ones, and, unless they are a guest, the public ones of their organization. */
export async function findVisibleTeam(
  call: GraphCall<'teamId', unknown>,
  { database }: Pick<GraphContext, 'database'>,
): Promise<Group | undefined> {
  const { teamId } = call.params;
  const group = isGuid(teamId) ? await findGroup(database, call.actor.tenantId, teamId) : undefined;
  if (!group?.isTeam || !isOpen(call.actor, group)) return undefined;
  return isMember(call.actor, group) || !(await isGuest(database, call.actor)) ? group : undefined;
}

export async function listVisibleTeams(call: GraphCall<never, unknown>, { database }: GraphContext): Promise<Group[]> {
  const { actor } = call;
  const isLimited = await isGuest(database, actor);
  const groups = await listGroups(database, actor.tenantId);
  return groups.filter((group) => group.isTeam && (isLimited ? isMember(actor, group) : isOpen(actor, group)));
}

function isOpen(actor: Actor, group: Group): boolean {
  return group.visibility === 'Public' || isMember(actor, group);
}

function isMember(actor: Actor, { id }: Group): boolean {
  return actor.memberships.some(({ group }) => group.id === id);
}
