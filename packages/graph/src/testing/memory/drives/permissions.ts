import { selectSiteNames } from '../../../site-names.ts';
import { type Call, denied, invalid, isObject, notFound, notSupported, readJsonBody } from '../call.ts';
import { replyJson, replyNothing } from '../reply.ts';
import type { Grant, Item } from '../state.ts';
import { appliesToPerson, type EffectiveGrant, getGrants, getRole, requireRole } from './access.ts';

/** Lists all permissions of an item for owners; for other callers, only permissions that apply to them. */
export function listPermissions(call: Call, item: Item): Response {
  const isOwner = getRole(call.state, call.user, item) === 'owner';
  const rows = getGrants(call.state, item).filter(
    ({ grant }) => isOwner || appliesToPerson(call.state, grant, call.user),
  );
  return replyJson({ value: rows.map((row) => describeGrant(call, row)) });
}

function describeGrant(call: Call, { grant, isInherited }: EffectiveGrant): object {
  return {
    id: grant.id,
    roles: [grant.role],
    grantedToV2: describeGrantee(call, grant),
    ...(isInherited && !call.enforces('no-inherited-from') && { inheritedFrom: {} }),
  };
}

function describeGrantee(call: Call, { kind, granteeId }: Grant): object {
  const { state } = call;
  if (kind === 'everyone') {
    const named = { displayName: selectSiteNames(call).everyone };
    return { user: named, siteUser: { ...named, loginName: granteeId } };
  }
  const person = state.people.get(granteeId);
  if (person) return { user: { id: granteeId, displayName: person.displayName, email: person.mail } };
  const [groupId = '', groupPart = ''] = granteeId.split('/');
  const title = state.groups.get(groupId)?.displayName ?? '';
  if (kind === 'group') return { group: { id: granteeId, displayName: title } };
  const displayName = selectSiteNames(call).groups[groupPart as SitePart](title);
  return { siteGroup: { id: siteGroupIds[groupPart as SitePart], displayName, loginName: displayName } };
}

type SitePart = keyof typeof siteGroupIds;

/** SharePoint's IDs of a site's default groups. */
const siteGroupIds = { owners: '3', visitors: '4', members: '5' } as const;

export function invite(call: Call, item: Item): Response {
  requireRole(call, item, 'owner');
  const { recipients, roles, retainInheritedPermissions } = readJsonBody(call);
  const role = parseRole(roles);
  if (!Array.isArray(recipients) || recipients.length === 0) throw invalid('There are no recipients');
  const wanted = recipients.map((recipient) => {
    const { id, kind } = findGrantee(call, recipient);
    return { id: kind === 'siteGroup' ? id : btoa(id), kind, granteeId: id, role };
  });
  const isIgnored = ({ kind }: Grant) => kind === 'group' && call.enforces('ignored-group-grants');
  if (!wanted.every(isIgnored)) {
    item.withoutGrants ??= new Set(retainInheritedPermissions === false ? getLostGrants(call, item) : []);
  }
  const granted = wanted.map((one) => (isIgnored(one) ? one : addGrant(item, one)));
  return replyJson({ value: granted.map((grant) => describeGrant(call, { grant, isInherited: false })) });
}

/**
 * Returns the IDs of grants that an invitation removes if it doesn't retain inherited permissions: all except those of
 * owners, or all under the rule `retain-nothing`.
 */
function getLostGrants(call: Call, item: Item): string[] {
  const isRetained = ({ role }: Grant) => role === 'owner' && !call.enforces('retain-nothing');
  return getGrants(call.state, item).flatMap(({ grant }) => (isRetained(grant) ? [] : [grant.id]));
}

function addGrant(item: Item, grant: Grant): Grant {
  const existing = item.grants.find((one) => one.id === grant.id);
  if (!existing) item.grants.push(grant);
  else existing.role = grant.role;
  return existing ?? grant;
}

function parseRole(roles: unknown): 'read' | 'write' {
  const [role] = Array.isArray(roles) ? roles : [];
  if (role !== 'read' && role !== 'write') throw invalid('The role cannot be granted');
  return role;
}

function findGrantee(call: Call, recipient: unknown): { id: string; kind: Grant['kind'] } {
  const { objectId, email, alias } = isObject(recipient) ? recipient : {};
  if (typeof alias === 'string') return findByAlias(call, alias);
  const person = [...call.state.people.values()].find((one) => one.id === objectId || one.mail === email);
  if (person) return { id: person.id, kind: 'user' };
  if (typeof objectId === 'string' && call.state.groups.has(objectId)) return { id: objectId, kind: 'group' };
  throw notFound('One of the provided recipients could not be found');
}

/** Returns the login name of a Microsoft 365 group, or of its owners. */
const formatLoginName = (groupId: string, part: string): string =>
  `c:0o.c|federateddirectoryclaimprovider|${groupId}${part === 'owners' ? '_o' : ''}`;

/** Finds the recipient of a grant by login name: everyone in the organization, or a group. */
function findByAlias(call: Call, alias: string): { id: string; kind: Grant['kind'] } {
  const { groups } = selectSiteNames(call);
  if (alias.startsWith('c:0-.f|rolemanager|spo-grid-all-users/')) return { id: alias, kind: 'everyone' };
  const siteGroups = [...call.state.groups.values()].flatMap(({ id, displayName }) =>
    Object.entries(groups).flatMap(([part, nameOf]) => [
      { id: `${id}/${part}`, name: nameOf(displayName) },
      ...(part === 'visitors' ? [] : [{ id: `${id}/${part}`, name: formatLoginName(id, part) }]),
    ]),
  );
  const found = siteGroups.find(({ name }) => name.toLowerCase() === alias.toLowerCase());
  if (!found) throw notFound('One of the provided recipients could not be found');
  return { id: found.id, kind: 'siteGroup' };
}

export function updatePermission(call: Call, item: Item, id: string): Response {
  const { roles } = readJsonBody(call);
  if (call.enforces('no-owner-role') && [roles].flat().includes('owner')) throw notSupported();
  const grant = { ...getOwnGrant(call, item, id), role: parseRole(roles) };
  addGrant(item, grant);
  return replyJson(describeGrant(call, { grant, isInherited: false }));
}

export function deletePermission(call: Call, item: Item, id: string): Response {
  const own = item.grants.indexOf(getOwnGrant(call, item, id));
  if (own >= 0) item.grants.splice(own, 1);
  item.withoutGrants?.add(id);
  return replyNothing();
}

function getOwnGrant(call: Call, item: Item, id: string): Grant {
  requireRole(call, item, 'owner');
  const row = getGrants(call.state, item).find(({ grant }) => grant.id === id);
  if (!row) throw notFound();
  if (row.isInherited || row.grant.role === 'owner') throw denied();
  return row.grant;
}
