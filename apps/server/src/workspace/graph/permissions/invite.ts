import { type Invitation, operations, siteNamesOf } from '@tideform/graph';
import { findGroup } from '../../directory/groups-store.ts';
import { findPersonIn } from '../../directory/people-store.ts';
import { requireGranted } from '../../library/access/access-store.ts';
import { listGrants, ownGrants, putGrant } from '../../library/access/grants-store.ts';
import { recordSharing } from '../../library/access/sharing-store.ts';
import { principals } from '../../library/actor.ts';
import type { Item, Site } from '../../library/item.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { type GraphContext, implement, ok } from '../call/graph-call.ts';
import { changeAddressed, openDrive } from '../drives/open-drive.ts';
import { isGuid } from '../guid.ts';
import { describePermissions, principalOfLogin } from './describe-permission.ts';
import { readExpiry, readInvitedRole } from './roles.ts';

/** Gives people or groups a role; the first direct grant gives the item grants of its own. Who may write may share. */
export const invite = implement(operations.invite, async (call, context) => {
  const { list } = await openDrive(call, context);
  const site = await findSite(context.db, list.siteId);
  const given = {
    role: readInvitedRole(call.body.roles),
    expiresAt: readExpiry(call.body.expirationDateTime, context.now()),
  };
  if (call.body.recipients.length === 0) throw refusals.invalidRequest('An invitation needs recipients.');
  const named = await Promise.all(call.body.recipients.map((one) => findPrincipal(context, site, one)));
  const ignored = new Set(named.filter(({ isIgnored }) => isIgnored).map(({ principal }) => principal));
  const invited = named.flatMap(({ principal }) => (ignored.has(principal) ? [] : principal));
  const item = await changeAddressed(call, context, async (write, target) => {
    await requireGranted(write.access, target, 'write');
    if (invited.length === 0) return { ...target, scopeId: target.id };
    const kept = (call.body.retainInheritedPermissions ?? true) ? 'all' : leastKept(context);
    const lost = await separate(write, target, kept);
    const current = await listGrants(write.db, target.id);
    for (const principal of invited) {
      // NOTE: owners stay owners: an invitation never takes anything away.
      const isOwner = current.some((grant) => grant.principal === principal && grant.role === 'owner');
      if (!isOwner) await putGrant(write.db, target.id, { principal, ...given });
    }
    await recordSharing(
      write,
      target.id,
      lost.filter((principal) => !invited.includes(principal)),
    );
    return { ...target, scopeId: target.id };
  });
  const kept = (await listGrants(context.db, item.id)).filter((one) => invited.includes(one.principal));
  const grants = [...kept, ...[...ignored].map((principal) => ({ principal, ...given }))];
  const rows = await describePermissions(context, site, item, grants);
  return ok({ value: rows.map(({ resource }) => resource) });
});

/** What is left of inherited grants that an invitation doesn't retain. */
const leastKept = (context: GraphContext) => (context.enforces('retain-nothing') ? 'none' : 'owners');

/** Gives an item grants of its own. @returns who loses what they had by those above: nobody, unless these are not retained */
async function separate(write: LibraryWrite, item: Item, kept: 'all' | 'owners' | 'none'): Promise<string[]> {
  const before = item.scopeId === item.id ? [] : await listGrants(write.db, item.scopeId);
  await ownGrants(write.db, item, kept);
  if (kept === 'all') return [];
  return before.filter(({ role }) => kept === 'none' || role !== 'owner').map(({ principal }) => principal);
}

/** @throws 400 for anything but one name, 404 for somebody who is not there */
async function findPrincipal(
  context: GraphContext,
  site: Site,
  { objectId, email, alias }: Invitation['recipients'][number],
): Promise<{ readonly principal: string; readonly isIgnored?: boolean }> {
  const [name, ...others] = [objectId, email, alias].filter((one) => one !== undefined);
  if (name === undefined || others.length > 0) {
    throw refusals.invalidRequest('A recipient is named by objectId, email or alias, and by one of them only.');
  }
  const known = alias === undefined ? undefined : principalOfLogin(siteNamesOf(context), site, alias);
  if (known !== undefined) return { principal: known };
  const person = await findPersonIn(context.database, site.tenantId, name);
  if (person) return { principal: principals.person(person.id) };
  const group = isGuid(name) ? await findGroup(context.database, site.tenantId, name) : undefined;
  if (group === undefined) {
    throw new Refusal(404, 'itemNotFound', 'One of the provided recipients could not be found', {
      innerCodes: ['noResolvedUsers'],
    });
  }
  const principal = group.id === site.groupId ? principals.members(group.id) : principals.group(group.id);
  return { principal, isIgnored: group.isUnified && context.enforces('ignored-group-grants') };
}
