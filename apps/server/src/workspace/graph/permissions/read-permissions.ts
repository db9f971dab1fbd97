import { operations, type SiteNames, selectSiteNames } from '@tideform/graph';
import type { Database } from '../../../database/connect.ts';
import type { Group, Person } from '../../directory/directory.ts';
import { findGroup } from '../../directory/groups-store.ts';
import { findPeople } from '../../directory/people-store.ts';
import { isGranted } from '../../library/access/access-store.ts';
import { principals } from '../../library/actor.ts';
import { type Grant, listGrants } from '../../library/grants-store.ts';
import { formatETag, type Item, isRoot, type Site } from '../../library/item.ts';
import { assignUserNumbers, findSite } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { formatInstant } from '../answer/describe.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';
import { type OpenedDrive, openItem } from '../drives/open-drive.ts';

export const listPermissions = implement(operations.listPermissions, async (call, context) => {
  const opened = await openItem(call, context);
  if (call.header('if-none-match') === formatETag(opened.item)) return { status: 304 };
  const rows = await describeVisiblePermissions(call, context, opened);
  return ok({ value: rows.map(({ resource }) => selectProperties(resource, call.query)) });
});

/** Describes the permissions of an item that the caller may see: all for owners, their own for others. */
async function describeVisiblePermissions(
  call: GraphCall<never, unknown>,
  context: GraphContext,
  { list, access, item }: OpenedDrive & { readonly item: Item },
): Promise<DescribedPermission[]> {
  const grants = await listGrants(context.db, item.scopeId);
  const isOwner = await isGranted(access, item, 'owner');
  const visible = grants.filter(({ principal }) => isOwner || call.actor.principals.includes(principal));
  return describePermissions(context, await findSite(context.db, list.siteId), item, visible);
}

export const getPermission = implement(operations.getPermission, async (call, context) => {
  const opened = await openItem(call, context);
  if (call.header('if-none-match') === formatETag(opened.item)) return { status: 304 };
  const rows = await describeVisiblePermissions(call, context, opened);
  const row = rows.find(({ resource }) => resource.id === call.params.permissionId);
  if (row === undefined) throw refusals.itemNotFound();
  return ok(selectProperties(row.resource, call.query));
});

/** A grant with its description as Graph's permission resource. */
interface DescribedPermission {
  readonly grant: Grant;
  readonly resource: Record<string, unknown> & { readonly id: string };
}

/**
 * Describes the grants that apply to an item as Graph's permissions, in the same order. Grants of principals that no
 * longer exist are omitted.
 */
export async function describePermissions(
  context: GraphContext,
  site: Site,
  item: Item,
  grants: readonly Grant[],
): Promise<DescribedPermission[]> {
  const personIds = getIds(grants, 'user');
  const [people, numbers, groups] = await Promise.all([
    findPeople(context.database, personIds),
    assignUserNumbers(context.db, site.id, personIds),
    findGroups(context.database, site.tenantId, [site.groupId, ...getIds(grants, 'group')]),
  ]);
  const names = selectSiteNames(context);
  const isInherited = item.scopeId !== item.id && !isRoot(item) && !context.enforces('no-inherited-from');
  return grants.flatMap((grant) => {
    const described = describePrincipal(names, grant, site, people, numbers, groups);
    if (described === undefined) return [];
    const { loginName, ...grantedToV2 } = described;
    const id = Buffer.from(loginName).toString('base64');
    const { user, group } = grantedToV2;
    const grantedTo = user ? { user } : group ? { group } : undefined;
    const expiry = grant.expiresAt ? { expirationDateTime: formatInstant(grant.expiresAt) } : {};
    const resource = { id, roles: [grant.role], grantedToV2, ...(grantedTo ? { grantedTo } : {}), ...expiry };
    return [{ grant, resource: { ...resource, ...(isInherited ? { inheritedFrom: {} } : {}) } }];
  });
}

interface Principal {
  readonly loginName: string;
  readonly user?: object;
  readonly group?: object;
  readonly siteUser?: object;
  readonly siteGroup?: object;
}

function describePrincipal(
  names: SiteNames,
  { principal }: Grant,
  site: Site,
  people: ReadonlyMap<string, Person>,
  numbers: ReadonlyMap<string, number>,
  groups: ReadonlyMap<string, Group>,
): Principal | undefined {
  const [kind, id = ''] = principal.split(':');
  if (kind === 'everyone') return describeEveryonePermission(names, id);
  if (kind === 'user') return describePerson(people.get(id), numbers.get(id));
  const group = groups.get(id);
  if (group === undefined) return undefined;
  const groupIdentity = { id: group.id, displayName: group.displayName, email: group.mail };
  if (kind === 'group') {
    const loginName = `${groupLogin}${group.id}`;
    return { loginName, group: groupIdentity, siteUser: { ...groupIdentity, id: '0', loginName } };
  }
  if (!isSiteGroup(kind)) return undefined;
  const loginName = names.groups[kind](site.displayName);
  const siteGroup = { id: siteGroupIds[kind], displayName: loginName, loginName };
  return { loginName, siteGroup, ...(kind === 'members' ? { group: groupIdentity } : {}) };
}

/** Describes all people of an organization as SharePoint does: a user without an ID. */
function describeEveryonePermission(names: SiteNames, tenantId: string): Principal {
  const identity = { displayName: names.everyone };
  const loginName = `${everyoneLogin}${tenantId}`;
  return { loginName, user: identity, siteUser: { ...identity, id: '0', loginName } };
}

/** Prefix of SharePoint's login name for all people of an organization; the tenant ID follows. */
const everyoneLogin = 'c:0-.f|rolemanager|spo-grid-all-users/';

/** Prefix of SharePoint's login name for a directory group; the group ID follows, and `_o` for its owners. */
const groupLogin = 'c:0o.c|federateddirectoryclaimprovider|';

/**
 * Returns the principal with a login name: a group of the site, or all people of the organization; `undefined` for
 * others.
 */
export function findPrincipalByLogin(names: SiteNames, site: Site, loginName: string): string | undefined {
  const key = loginName.toLowerCase();
  if (key === `${groupLogin}${site.groupId}`) return principals.members(site.groupId);
  if (key === `${groupLogin}${site.groupId}_o`) return principals.owners(site.groupId);
  if (key === `${everyoneLogin}${site.tenantId}`.toLowerCase()) return principals.everyone(site.tenantId);
  const part = (['owners', 'visitors', 'members'] as const).find(
    (one) => names.groups[one](site.displayName).toLowerCase() === key,
  );
  return part && principals[part](site.groupId);
}

/** IDs of the owners, visitors and members groups of every site, as in SharePoint. */
const siteGroupIds = { owners: '3', visitors: '4', members: '5' } as const;

const isSiteGroup = (kind: string | undefined): kind is keyof typeof siteGroupIds =>
  kind !== undefined && Object.hasOwn(siteGroupIds, kind);

function describePerson(person: Person | undefined, number: number | undefined): Principal | undefined {
  if (person === undefined) return undefined;
  const loginName = `i:0#.f|membership|${person.userPrincipalName}`;
  const names = { displayName: person.displayName, email: person.mail ?? '' };
  return { loginName, user: { id: person.id, ...names }, siteUser: { id: String(number), ...names, loginName } };
}

function getIds(grants: readonly Grant[], kind: string): string[] {
  return grants.map(({ principal }) => principal.split(':')).flatMap(([one, id]) => (one === kind && id ? [id] : []));
}

async function findGroups(database: Database, tenantId: string, ids: readonly string[]): Promise<Map<string, Group>> {
  const groups = await Promise.all([...new Set(ids)].map((id) => findGroup(database, tenantId, id)));
  return new Map(groups.flatMap((group) => (group ? [[group.id, group] as const] : [])));
}
