import { type Invitation, operations, selectSiteNames } from '@tideform/graph';
import { findGroup } from '../../directory/groups-store.ts';
import { findPersonIn } from '../../directory/people-store.ts';
import { requireGranted } from '../../library/access/access-store.ts';
import { principals } from '../../library/actor.ts';
import { breakInheritance, listGrants, putGrant, recordSharingChange } from '../../library/grants-store.ts';
import { isGuid } from '../../library/ids.ts';
import type { Item, Site } from '../../library/item.ts';
import { findSite } from '../../library/lists/lists-store.ts';
import type { LibraryWrite } from '../../library/write-library.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { type GraphContext, implement, ok } from '../call/graph-call.ts';
import { openDrive } from '../drives/open-drive.ts';
import { changePermissions, parseExpiry, parseInvitedRole } from './change-permissions.ts';
import { describePermissions, findPrincipalByLogin } from './read-permissions.ts';

/**
 * Grants people or groups a role on an item. The first direct grant of an item breaks its permission inheritance.
 * Callers with the role `write` may share.
 */
export const invite = implement(operations.invite, async (call, context) => {
  const { list } = await openDrive(call, context);
  const site = await findSite(context.db, list.siteId);
  const grantOptions = {
    role: parseInvitedRole(call.body.roles),
    expiresAt: parseExpiry(call.body.expirationDateTime, context.now()),
  };
  if (call.body.recipients.length === 0) throw refusals.invalidRequest('An invitation requires recipients.');
  const recipients = await Promise.all(call.body.recipients.map((one) => findPrincipal(context, site, one)));
  const ignored = new Set(recipients.filter(({ isIgnored }) => isIgnored).map(({ principal }) => principal));
  const invited = recipients.flatMap(({ principal }) => (ignored.has(principal) ? [] : principal));
  const item = await changePermissions(call, context, 'invite', async (write, target) => {
    await requireGranted(write.access, target, 'write');
    if (invited.length === 0) return { ...target, scopeId: target.id };
    const retained = (call.body.retainInheritedPermissions ?? true) ? 'all' : getMinimumRetained(context);
    const revoked = await stopInheriting(write, target, retained);
    const current = await listGrants(write.db, target.id);
    for (const principal of invited) {
      // NOTE: owners stay owners, because an invitation never reduces permissions.
      const isOwner = current.some((grant) => grant.principal === principal && grant.role === 'owner');
      if (!isOwner) await putGrant(write.db, target.id, { principal, ...grantOptions });
    }
    await recordSharingChange(
      write,
      target.id,
      revoked.filter((principal) => !invited.includes(principal)),
    );
    return { ...target, scopeId: target.id };
  });
  const kept = (await listGrants(context.db, item.id)).filter((one) => invited.includes(one.principal));
  const grants = [...kept, ...[...ignored].map((principal) => ({ principal, ...grantOptions }))];
  const rows = await describePermissions(context, site, item, grants);
  return ok({ value: rows.map(({ resource }) => resource) });
});

/** Returns which inherited grants are kept when an invitation doesn't retain inherited permissions. */
const getMinimumRetained = (context: GraphContext) => (context.enforces('retain-nothing') ? 'none' : 'owners');

/**
 * Breaks permission inheritance of an item.
 * @returns principals that lose inherited grants; empty if the item keeps all of them
 */
async function stopInheriting(write: LibraryWrite, item: Item, kept: 'all' | 'owners' | 'none'): Promise<string[]> {
  const before = item.scopeId === item.id ? [] : await listGrants(write.db, item.scopeId);
  await breakInheritance(write.db, item, kept);
  if (kept === 'all') return [];
  return before.filter(({ role }) => kept === 'none' || role !== 'owner').map(({ principal }) => principal);
}

/** @throws 400 unless exactly one identifier is given, 404 for an unknown recipient */
async function findPrincipal(
  context: GraphContext,
  site: Site,
  { objectId, email, alias }: Invitation['recipients'][number],
): Promise<{ readonly principal: string; readonly isIgnored?: boolean }> {
  const [name, ...others] = [objectId, email, alias].filter((one) => one !== undefined);
  if (name === undefined || others.length > 0) {
    throw refusals.invalidRequest('A recipient must have exactly one of objectId, email and alias.');
  }
  const sitePrincipal = alias === undefined ? undefined : findPrincipalByLogin(selectSiteNames(context), site, alias);
  if (sitePrincipal !== undefined) return { principal: sitePrincipal };
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
