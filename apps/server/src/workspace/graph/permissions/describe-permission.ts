import { type SiteNames, siteNamesOf } from '@tideform/graph';
import type { Database } from '../../../database/connect.ts';
import type { Group, Person } from '../../directory/directory.ts';
import { findGroup } from '../../directory/groups-store.ts';
import { findPeople } from '../../directory/people-store.ts';
import type { Grant } from '../../library/access/grants-store.ts';
import { principals } from '../../library/actor.ts';
import { type Item, isRoot, type Site } from '../../library/item.ts';
import { numberPeople } from '../../library/lists/lists-store.ts';
import { formatInstant } from '../answer/describe.ts';
import type { GraphContext } from '../call/graph-call.ts';

/** A grant as Graph's permission resource, with who has it. */
export interface DescribedPermission {
  readonly grant: Grant;
  readonly resource: Record<string, unknown> & { readonly id: string };
}

/** The grants that govern an item, as Graph's permissions in the same order. Whoever is gone from the directory is left out. */
export async function describePermissions(
  context: GraphContext,
  site: Site,
  item: Item,
  grants: readonly Grant[],
): Promise<DescribedPermission[]> {
  const personIds = idsOf(grants, 'user');
  const [people, numbers, groups] = await Promise.all([
    findPeople(context.database, personIds),
    numberPeople(context.db, site.id, personIds),
    findGroups(context.database, site.tenantId, [site.groupId, ...idsOf(grants, 'group')]),
  ]);
  const names = siteNamesOf(context);
  const isInherited = item.scopeId !== item.id && !isRoot(item) && !context.enforces('no-inherited-from');
  return grants.flatMap((grant) => {
    const holder = describeHolder(names, grant, site, people, numbers, groups);
    if (holder === undefined) return [];
    const { loginName, ...grantedToV2 } = holder;
    const id = Buffer.from(loginName).toString('base64');
    const { user, group } = grantedToV2;
    const grantedTo = user ? { user } : group ? { group } : undefined;
    const ends = grant.expiresAt ? { expirationDateTime: formatInstant(grant.expiresAt) } : {};
    const resource = { id, roles: [grant.role], grantedToV2, ...(grantedTo ? { grantedTo } : {}), ...ends };
    return [{ grant, resource: { ...resource, ...(isInherited ? { inheritedFrom: {} } : {}) } }];
  });
}

interface Holder {
  readonly loginName: string;
  readonly user?: object;
  readonly group?: object;
  readonly siteUser?: object;
  readonly siteGroup?: object;
}

function describeHolder(
  names: SiteNames,
  { principal }: Grant,
  site: Site,
  people: ReadonlyMap<string, Person>,
  numbers: ReadonlyMap<string, number>,
  groups: ReadonlyMap<string, Group>,
): Holder | undefined {
  const [kind, id = ''] = principal.split(':');
  if (kind === 'everyone') return describeEveryone(names, id);
  if (kind === 'user') return describePerson(people.get(id), numbers.get(id));
  const group = groups.get(id);
  if (group === undefined) return undefined;
  const asGroup = { id: group.id, displayName: group.displayName, email: group.mail };
  if (kind === 'group') {
    const loginName = `${groupLogin}${group.id}`;
    return { loginName, group: asGroup, siteUser: { ...asGroup, id: '0', loginName } };
  }
  if (!isSitePart(kind)) return undefined;
  const loginName = names.groups[kind](site.displayName);
  const siteGroup = { id: siteGroupIds[kind], displayName: loginName, loginName };
  return { loginName, siteGroup, ...(kind === 'members' ? { group: asGroup } : {}) };
}

/** As SharePoint says it of everybody of an organization: a user without an id. */
function describeEveryone(names: SiteNames, tenantId: string): Holder {
  const named = { displayName: names.everyone };
  const loginName = `${everyoneLogin}${tenantId}`;
  return { loginName, user: named, siteUser: { ...named, id: '0', loginName } };
}

/** How SharePoint calls everybody of an organization; its id follows. */
export const everyoneLogin = 'c:0-.f|rolemanager|spo-grid-all-users/';

/** How SharePoint calls a group of the directory; its id follows, and `_o` for its owners. */
const groupLogin = 'c:0o.c|federateddirectoryclaimprovider|';

/** Whom a login name stands for, beside people: a group of the site, or everybody of its organization. */
export function principalOfLogin(names: SiteNames, site: Site, loginName: string): string | undefined {
  const wanted = loginName.toLowerCase();
  if (wanted === `${groupLogin}${site.groupId}`) return principals.members(site.groupId);
  if (wanted === `${groupLogin}${site.groupId}_o`) return principals.owners(site.groupId);
  if (wanted === `${everyoneLogin}${site.tenantId}`.toLowerCase()) return principals.everyone(site.tenantId);
  const part = (['owners', 'visitors', 'members'] as const).find(
    (one) => names.groups[one](site.displayName).toLowerCase() === wanted,
  );
  return part && principals[part](site.groupId);
}

/** The groups that every site has, with the numbers that SharePoint gives them. */
const siteGroupIds = { owners: '3', visitors: '4', members: '5' } as const;

const isSitePart = (kind: string | undefined): kind is keyof typeof siteGroupIds =>
  kind !== undefined && Object.hasOwn(siteGroupIds, kind);

function describePerson(person: Person | undefined, number: number | undefined): Holder | undefined {
  if (person === undefined) return undefined;
  const loginName = `i:0#.f|membership|${person.userPrincipalName}`;
  const named = { displayName: person.displayName, email: person.mail ?? '' };
  return { loginName, user: { id: person.id, ...named }, siteUser: { id: String(number), ...named, loginName } };
}

function idsOf(grants: readonly Grant[], kind: string): string[] {
  return grants.map(({ principal }) => principal.split(':')).flatMap(([one, id]) => (one === kind && id ? [id] : []));
}

async function findGroups(database: Database, tenantId: string, ids: readonly string[]): Promise<Map<string, Group>> {
  const groups = await Promise.all([...new Set(ids)].map((id) => findGroup(database, tenantId, id)));
  return new Map(groups.flatMap((group) => (group ? [[group.id, group] as const] : [])));
}
