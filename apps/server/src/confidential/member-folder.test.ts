import { type GraphClient, operations, type TenantRule } from '@tideform/graph';
import { getOrCreatePersonFolder } from '@tideform/sync/library';
import { expect, it } from 'vitest';
import { principals } from '../workspace/library/actor.ts';
import { deleteGrant, putGrant } from '../workspace/library/grants-store.ts';
import { withLibraryTables } from '../workspace/library/library-tables.ts';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../workspace/testing/open-workspace.ts';

/**
 * Test cases: rules of the simulated tenant, the members' role on ~Private (`write` in tenants without the owner role),
 * and whether the library lists owners as a group or individually.
 */
const rules: readonly (readonly [TenantRule[], 'owner' | 'write', 'a group' | 'people'])[] = [
  [[], 'owner', 'a group'],
  [['no-inherited-from', 'retain-nothing', 'no-owner-role'], 'write', 'a group'],
  [['no-inherited-from', 'retain-nothing', 'no-owner-role'], 'write', 'people'],
  [[], 'owner', 'people'],
];

/** Makes the workspace's owner an individual owner of the library, instead of through the group of site owners. */
async function grantOwnerRole(
  { database, driveId, groupId, owner }: TestWorkspace,
  asOwner: GraphClient,
): Promise<void> {
  const { id } = await asOwner.call(operations.getRoot, { driveId });
  const db = withLibraryTables(database);
  await putGrant(db, id, { principal: principals.person(owner.id), role: 'owner' });
  await deleteGrant(db, id, principals.owners(groupId));
}

it.each(rules)(
  'gives only the member and owners access to a private folder: tenant rules %j, role %s, owners listed as %s',
  async (tenantRules, role, owners) => {
    const workspace = await openTestWorkspace({ tenantRules });
    try {
      const { driveId, groupId: teamId, owner, member, outsider } = workspace;
      const [asOwner, asMember, asOutsider] = [owner, member, outsider].map((person) =>
        createClientFor(workspace, person),
      );
      if (owners === 'people') await grantOwnerRole(workspace, asOwner!);
      const body = { name: '~Private', folder: {} };
      const root = await asOwner!.call(operations.createChild, { driveId, itemId: 'root' }, { body });
      const rootAddress = { driveId, itemId: root.id };
      const toOutsider = { recipients: [{ objectId: outsider.id }], roles: ['write'] };
      await asOwner!.call(operations.invite, rootAddress, { body: toOutsider });
      const rows = await Array.fromAsync(asOwner!.rows(operations.listPermissions, rootAddress));
      const permissionId = rows.find(({ grantedToV2 }) => grantedToV2?.siteGroup?.id === '5')?.id ?? '';
      await asOwner!.call(operations.updatePermission, { ...rootAddress, permissionId }, { body: { roles: [role] } });

      const access = { graph: asMember!, driveId, callerId: member.id, isOwner: false, teamId, wait: async () => {} };
      const person = { id: member.id, displayName: member.displayName };
      const itemId = await getOrCreatePersonFolder(access, root.id, person);
      expect(await getOrCreatePersonFolder(access, root.id, person)).toBe(itemId);

      for (const graph of [asOwner!, asMember!]) {
        const child = { name: `by ${graph === asOwner ? 'the owner' : 'the member'}`, folder: {} };
        expect(await graph.call(operations.createChild, { driveId, itemId }, { body: child })).toMatchObject(child);
      }
      await expect(asOutsider!.call(operations.getItem, { driveId, itemId })).rejects.toMatchObject({ status: 403 });
      const left = await Array.fromAsync(asOwner!.rows(operations.listPermissions, { driveId, itemId }));
      const principalIds = left.map(({ grantedToV2: to }) => to?.user?.id ?? to?.siteGroup?.id ?? '');
      const allowed = ['3', ...(owners === 'people' ? [owner.id] : []), member.id];
      expect(allowed).toEqual(expect.arrayContaining(principalIds));
    } finally {
      await workspace.close();
    }
  },
);
