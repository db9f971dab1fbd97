import { type Invitation, operations } from '@tideform/graph';
import { findGroup } from '../../directory/groups-store.ts';
import { findPersonIn } from '../../directory/people-store.ts';
import { requireRole } from '../../library/access/access-store.ts';
import { type Grant, listGrants, ownGrants, putGrant } from '../../library/access/grants-store.ts';
import { principals } from '../../library/actor.ts';
import type { Site } from '../../library/item.ts';
import type { Role } from '../../library/library-tables.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { type GraphContext, implement, ok } from '../call/graph-call.ts';
import { changeAddressed, openDrive } from '../drives/open-drive.ts';
import { isGuid } from '../guid.ts';
import { describePermissions } from './describe-permission.ts';

/** Gives people or groups a role; the first direct grant gives the item grants of its own. Who may write may share. */
export const invite = implement(operations.invite, async (call, context) => {
  const { list } = await openDrive(call, context);
  const site = await findSite(context.db, list.siteId);
  const role = readRole(call.body.roles);
  const invited = await Promise.all(call.body.recipients.map((one) => findPrincipal(context, site, one)));
  const item = await changeAddressed(call, context, async (write, target) => {
    requireRole(write.access, target, 'write');
    await ownGrants(write.db, target, call.body.retainInheritedPermissions ?? true);
    const current = await listGrants(write.db, target.id);
    for (const principal of invited) {
      // NOTE: owners stay owners: an invitation never takes anything away.
      const isOwner = current.some((grant) => grant.principal === principal && grant.role === 'owner');
      if (!isOwner) await putGrant(write.db, target.id, { principal, role });
    }
    return { ...target, scopeId: target.id };
  });
  const grants: Grant[] = (await listGrants(context.db, item.id)).filter((one) => invited.includes(one.principal));
  const rows = await describePermissions(context, site, item, grants);
  return ok({ value: rows.map(({ resource }) => resource) });
});

/** @throws 400 for a role that cannot be given by invitation */
function readRole(roles: readonly string[]): Role {
  const [role] = roles;
  if (roles.length !== 1 || (role !== 'read' && role !== 'write')) {
    throw refusals.invalidRequest('The roles of an invitation are read or write.');
  }
  return role;
}

async function findPrincipal(
  context: GraphContext,
  site: Site,
  recipient: Invitation['recipients'][number],
): Promise<string> {
  const name = recipient.objectId ?? recipient.email ?? recipient.alias ?? '';
  const person = await findPersonIn(context.database, site.tenantId, name);
  if (person) return principals.person(person.id);
  const group = isGuid(name) ? await findGroup(context.database, site.tenantId, name) : undefined;
  if (group === undefined) {
    throw new Refusal(404, 'itemNotFound', 'One of the provided recipients could not be found', {
      innerCodes: ['noResolvedUsers'],
    });
  }
  return group.id === site.groupId ? principals.members(group.id) : principals.group(group.id);
}
